import type { LightLanguage } from '../tests-as-structure/language.js';
import { NAME, SLASH_COMMENTS } from '../tests-as-structure/tokens.js';

/** Plain asserts, Check, Unity, cmocka; GoogleTest, Catch2, doctest, Boost.Test. */
export const C: LightLanguage = {
  name: 'c',
  lexicon: {
    comments: SLASH_COMMENTS,
    strings: [/R"(\w*)\([\s\S]*?\)\1"/y, /(?:u8|[uUL])?"(?:\\[\s\S]|[^"\\\n])*"/y, /'(?:\\[^']*|[^'\\\n])'/y],
    word: NAME,
    directives: /(?<=^|\n[ \t]*)#(?:\\\r?\n|.)*/y,
  },
  syntax: { newlines: false },
  suite: [/^namespace (\w*)$/, /^(?:BOOST_AUTO_TEST_SUITE|TEST_GROUP|TEST_SUITE)\(([^)]*)\)/],
  tests: [
    /^(?:[A-Z][A-Z\d_]+ )?(?:TYPED_)?TEST(?:_[FP])?\(([^)]*)\)$/,
    /^(?:TEST_CASE|SCENARIO|TEST_CASE_METHOD|TEMPLATE_TEST_CASE)\((?:\w+, )?("(?:\\.|[^"\\])*")/,
    /^(?:BOOST_(?:AUTO|DATA|FIXTURE)_TEST_CASE|START_TEST|Test|ZTEST|TEST_METHOD)\((\w+(?:, ?\w+)?)/,
    /^(?:static |extern )*(?:void|int|bool|char ?\*|MunitResult|const char ?\*) ?(main|test\w*|\w+_tests?)\(/i,
  ],
  plainTests: /^(?:static |extern )*(?:void|int|bool) ?(\w+)\((?:void)?\)$/,
  mustBeCalled: /^(?:static |extern )*(?:void|int|bool|char ?\*|MunitResult|const char ?\*) ?\w+\(/,
  tagsInStrings: true,
  skip: [
    /\bDISABLED_\w+/,
    /"\[(?:\.|!hide)[^\]]*\]/,
    /\[\.\]|\[!mayfail\]/,
    /\bdisabled\(\)/,
    /\*boost::unit_test::(?:disabled|enable_if)/,
    /doctest::skip\((.*?)\)/,
  ],
  expectedFailure: [/\[!shouldfail\]|doctest::(?:should_fail|may_fail|expected_failures)|expected_failures\(/],
  skipCalls: /^(?:GTEST_SKIP|SKIP|TEST_IGNORE(?:_MESSAGE)?|skip|QSKIP)\(/,
  asserts:
    /^(?:std::)?(?:static_assert|_?assert\w*|ASSERT\w*|EXPECT_\w+|CHECK\w*|REQUIRE\w*|BOOST_(?:TEST|CHECK|REQUIRE)\w*|TEST_ASSERT\w*|ck_assert\w*|CPPUNIT_ASSERT\w*|CU_ASSERT\w*|QVERIFY\w*|QCOMPARE|munit_assert\w*|expect\w*|check\w*|is_\w+|ok|STRCMP_EQUAL|LONGS_EQUAL)[( ]/,
  fails:
    /(?:^|;)(?:return (?!0\b|EXIT_SUCCESS|NULL|MUNIT_OK)[^;]+|(?:std::)?(?:exit|_Exit|quick_exit)\((?!0\)|EXIT_SUCCESS)[^)]*\)|(?:std::)?abort\(\)|\+\+\w*(?:fail|err|bad)\w*|\w*(?:fail|err|bad)\w*(?:\+\+|\+=.*|=1)|(?:ADD_)?FAIL\w*\(.*|ck_abort.*|throw\b.*)(?:;|$)/i,
  returns: /^(?:return(?: ?\(?0\)?| EXIT_SUCCESS| NULL| MUNIT_OK)?|(?:std::)?exit\((?:0|EXIT_SUCCESS)\))$/,
  exits: /^(?:std::)?(?:exit|_exit|_Exit|quick_exit)\((?:0|EXIT_SUCCESS)\)$|^(?:\(void\))?RUN_ALL_TESTS\(\)$/,
  subtests: /^(?:SECTION|SUBCASE|GIVEN|WHEN|THEN|INFO_SECTION)\(("(?:\\.|[^"\\])*")\)/,
  shadows:
    /^\s*#\s*define\s+(?:NDEBUG\b|(?:assert|ASSERT|EXPECT|CHECK|REQUIRE)\w*\s*\([^)]*\)(?![\s\S]*(?:exit\s*\(\s*(?!0\b|EXIT_SUCCESS)|abort\s*\(|return\s+[^0;]|\+\+|throw|__assert)))|^\s*#\s*undef\s+(?:assert|ASSERT\w*)/,
  replaces: /^\s*#\s*define\s+(?!assert|ASSERT|EXPECT|CHECK|REQUIRE|NDEBUG|_)[a-z]\w*\(/,
};
