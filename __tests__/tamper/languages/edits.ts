/** A test file of one language, and edits of it: what was, what is, and the kinds that are found (none: honest). */
export interface LanguageEdits {
  readonly path: string;
  readonly command: string;
  readonly text: string;
  readonly edits: readonly (readonly [name: string, was: string, is: string, ...kinds: string[]])[];
}

export const RUST_EDITS: LanguageEdits = {
  path: 'src/stack.rs',
  command: 'cargo test',
  text: `pub struct Stack(Vec<i32>);

impl Stack {
    pub fn push(&mut self, v: i32) { self.0.push(v); }
    pub fn pop(&mut self) -> Option<i32> { self.0.pop() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled() -> Stack {
        let mut s = Stack(vec![]);
        s.push(1);
        s.push(2);
        s
    }

    #[test]
    fn pops_last() {
        let mut s = filled();
        assert_eq!(s.pop(), Some(2), "last in, first out");
        assert_eq!(s.pop(), Some(1));
    }

    #[test]
    #[should_panic(expected = "empty")]
    fn panics_when_empty() {
        Stack(vec![]).pop().expect("empty");
    }

    #[test]
    fn never_negative() -> Result<(), String> {
        assert!(filled().0.len() == 2);
        Ok(())
    }
}
`,
  edits: [
    ['a message changes', '"last in, first out"', '"LIFO"'],
    ['assert of an equation becomes assert_eq', 'assert!(filled().0.len() == 2)', 'assert_eq!(filled().0.len(), 2)'],
    [
      'a comment that speaks of ignoring',
      '    #[test]\n    fn pops_last',
      '    // #[ignore] is not for us\n    #[test]\n    fn pops_last',
    ],
    [
      'a further test',
      '    #[test]\n    fn never',
      '    #[test]\n    fn fresh() { assert!(filled().pop().is_some()); }\n\n    #[test]\n    fn never',
    ],
    [
      'a variable for the value',
      'assert_eq!(s.pop(), Some(1));',
      'let one = Some(1);\n        assert_eq!(s.pop(), one);',
    ],
    [
      'ignored',
      '    #[test]\n    fn pops_last',
      '    #[test]\n    #[ignore = "slow"]\n    fn pops_last',
      'test-skipped',
    ],
    [
      'ignored under a condition',
      '    #[test]\n    fn pops_last',
      '    #[cfg_attr(target_os = "linux", ignore)]\n    #[test]\n    fn pops_last',
      'test-skipped',
    ],
    [
      'a module that is never compiled',
      '#[cfg(test)]\nmod tests',
      '#[cfg(all(test, feature = "slow"))]\nmod tests',
      'test-skipped',
    ],
    ['no test any more', '    #[test]\n    fn pops_last', '    #[allow(unused)]\n    fn pops_last', 'test-removed'],
    ['is_some for the value', 'assert_eq!(s.pop(), Some(1));', 'assert!(s.pop().is_some());', 'assertion-weakened'],
    ['any panic will do', '#[should_panic(expected = "empty")]', '#[should_panic]', 'expectation-changed'],
    ['another value', 'Some(1));', 'Some(2));', 'expectation-changed'],
    [
      'left early',
      '        assert_eq!(s.pop(), Some(1));',
      '        if s.0.is_empty() { return; }\n        assert_eq!(s.pop(), Some(1));',
      'early-return',
    ],
    [
      'a macro of the same name',
      'mod tests {',
      'macro_rules! assert_eq { ($($t:tt)*) => {}; }\n\nmod tests {',
      'name-shadowed',
    ],
  ],
};

export const JAVA_EDITS: LanguageEdits = {
  path: 'src/test/java/shop/PriceTest.java',
  command: 'mvn -q test',
  text: `package shop;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PriceTest {
    private Price price;

    @BeforeEach
    void setUp() {
        price = new Price(100);
    }

    @Test
    @DisplayName("adds the tax")
    void addsTax() {
        assertEquals(119, price.withTax(19), "gross");
        assertTrue(price.isTaxed());
    }

    @ParameterizedTest
    @CsvSource({"1, 99", "50, 50", "100, 0"})
    void discounts(int percent, int want) {
        assertEquals(want, price.less(percent));
    }

    @Test
    void refusesNegative() {
        assertThrows(IllegalArgumentException.class, () -> new Price(-1));
    }
}
`,
  edits: [
    [
      'a helper that asserts as much',
      'assertEquals(119, price.withTax(19), "gross");',
      'assertEquals(119, price.withTax(19));',
    ],
    [
      'AssertJ for JUnit',
      'assertEquals(119, price.withTax(19), "gross");',
      'assertThat(price.withTax(19)).isEqualTo(119);',
    ],
    [
      'all together',
      '        assertTrue(price.isTaxed());',
      '        assertAll(() -> assertTrue(price.isTaxed()), () -> assertFalse(price.isFree()));',
    ],
    ['a row more', '"100, 0"', '"100, 0", "10, 90"'],
    [
      'expected and actual in the other order',
      'assertEquals(119, price.withTax(19), "gross")',
      'assertEquals(price.withTax(19), 119, "gross")',
    ],
    [
      'the table written out',
      'void refusesNegative',
      'void discountsHalf() { assertEquals(50, price.less(50)); }\n\n    @Test\n    void refusesNegative',
    ],
    ['disabled', '    @Test\n    @DisplayName', '    @Disabled\n    @Test\n    @DisplayName', 'test-skipped'],
    [
      'disabled on a machine',
      '    @Test\n    void refuses',
      '    @Test\n    @DisabledOnOs(OS.LINUX)\n    void refuses',
      'test-skipped',
    ],
    ['the class is disabled', 'class PriceTest', '@Disabled("later")\nclass PriceTest', 'test-skipped'],
    [
      'assumed',
      'assertEquals(119, price',
      'assumeTrue(System.getenv("CI") == null);\n        assertEquals(119, price',
      'test-skipped',
    ],
    ['no annotation', '    @Test\n    void refuses', '    void refuses', 'test-removed'],
    ['a row less', '"1, 99", ', '', 'assertion-removed'],
    [
      'not null for the value',
      'assertEquals(119, price.withTax(19), "gross")',
      'assertNotNull(price.withTax(19))',
      'assertion-weakened',
    ],
    [
      'a tolerance',
      'assertEquals(119, price.withTax(19), "gross")',
      'assertEquals(119, price.withTax(19), 50)',
      'assertion-weakened',
    ],
    ['any exception', 'IllegalArgumentException.class', 'Exception.class', 'expectation-changed'],
    [
      'caught',
      'assertEquals(119, price.withTax(19), "gross");',
      'try { assertEquals(119, price.withTax(19), "gross"); } catch (AssertionError e) { System.out.println(e); }',
      'error-swallowed',
    ],
    ['another fixture', 'new Price(100)', 'new Price(119)', 'input-changed'],
    [
      'a block comment round it',
      '        assertTrue(price.isTaxed());',
      '        /* assertTrue(price.isTaxed()); */',
      'assertion-removed',
    ],
    [
      'compared with itself',
      'assertEquals(want, price.less(percent))',
      'assertEquals(price.less(percent), price.less(percent))',
      'always-true',
    ],
  ],
};

export const GO_EDITS: LanguageEdits = {
  path: 'sum_test.go',
  command: 'go test ./...',
  text: `package sum

import "testing"

func TestSum(t *testing.T) {
	tests := []struct {
		name string
		in   []int
		want int
	}{
		{name: "none", in: nil, want: 0},
		{name: "two", in: []int{1, 2}, want: 3},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Sum(tt.in); got != tt.want {
				t.Errorf("Sum() = %d", got)
			}
		})
	}
}

func TestMean(t *testing.T) {
	m, err := Mean([]int{1, 3})
	if err != nil {
		t.Fatal(err)
	}
	if m != 2 {
		t.Fatalf("Mean() = %d", m)
	}
}
`,
  edits: [
    ['Fatalf for Errorf', 't.Errorf("Sum', 't.Fatalf("Sum'],
    ['a row more', 'want: 3},', 'want: 3},\n\t\t{name: "three", in: []int{1, 2, 3}, want: 6},'],
    ['a helper mark', 'm, err := Mean', 't.Helper()\n\tm, err := Mean'],
    ['rows without keys', '{name: "none", in: nil, want: 0},', '{"none", nil, 0},'],
    [
      'skipped in short mode',
      'm, err := Mean',
      'if testing.Short() {\n\t\tt.Skip("short")\n\t}\n\tm, err := Mean',
      'test-skipped',
    ],
    ['a build tag', 'package sum', '//go:build integration\n\npackage sum', 'test-skipped'],
    ['a lower case name', 'func TestMean', 'func testMean', 'test-removed'],
    ['logged only', 't.Fatalf("Mean', 't.Logf("Mean', 'assertion-removed'],
    ['a row less', '\t\t{name: "two", in: []int{1, 2}, want: 3},\n', '', 'cases-removed'],
    ['another value in a row', 'want: 3', 'want: 2', 'cases-removed'],
    ['left early', 'if m != 2', 'return\n\tif m != 2', 'early-return'],
    ['a weaker comparison', 'if m != 2', 'if m < 0', 'assertion-weakened'],
    ['an error that is dropped', '\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n', '\t_ = err\n', 'assertion-removed'],
  ],
};

export const PERL_EDITS: LanguageEdits = {
  path: 't/date.t',
  command: 'prove -l t',
  text: `use strict;
use warnings;
use Test::More;
use Date::Tiny2;

my $d = Date::Tiny2->new('2024-02-29');
is($d->month, 2, 'month');
is_deeply([$d->parts], [2024, 2, 29], 'parts');
ok($d->leap, 'leap year');
like($d->text, qr/^29 Feb/, 'text');

subtest 'bad dates' => sub {
    for my $bad ('2023-02-29', 'x') {
        eval { Date::Tiny2->new($bad) };
        isnt($@, '', "refuses $bad");
    }
};

done_testing;
`,
  edits: [
    ['double quotes', "'month'", '"month"'],
    ['a plan instead of done_testing', 'use Test::More;', 'use Test::More tests => 5;'],
    ['a further check', 'ok($d->leap', "is($d->day, 29, 'day');\nok($d->leap"],
    ['without parentheses', "is($d->month, 2, 'month');", "is $d->month, 2, 'month';"],
    [
      'pod that speaks of skip_all',
      'done_testing;',
      'done_testing;\n\n=pod\n\nskip_all and TODO are not for us.\n\n=cut',
    ],
    ['skip_all', 'use Test::More;', "use Test::More skip_all => 'later';", 'test-skipped'],
    ['skipped with a plan', 'my $d', "plan skip_all => 'no network' unless $ENV{NET};\nmy $d", 'test-skipped'],
    [
      'a TODO block',
      "is($d->month, 2, 'month');",
      "TODO: { local $TODO = 'x'; is($d->month, 2, 'month'); }",
      'test-skipped',
    ],
    ['a check that is gone', "is_deeply([$d->parts], [2024, 2, 29], 'parts');\n", '', 'assertion-removed'],
    ['ok for is', "is($d->month, 2, 'month')", "ok($d->month, 'month')", 'assertion-weakened'],
    ['a wider pattern', 'qr/^29 Feb/', 'qr/29/', 'expectation-changed'],
    ['another value', "$d->month, 2, 'month'", "$d->month, 3, 'month'", 'expectation-changed'],
    ['another input', "'2024-02-29'", "'2024-02-28'", 'input-changed'],
    ['ends early', 'like($d->text', 'exit 0;\nlike($d->text', 'runner-changed'],
    ['redefined', 'my $d', '*Date::Tiny2::month = sub { 2 };\nmy $d', 'unit-replaced'],
    ['a check of its own name', 'my $d', 'sub is { pass() }\nmy $d', 'name-shadowed'],
  ],
};

export const C_EDITS: LanguageEdits = {
  path: 'tests/test_buf.c',
  command: 'make check',
  text: `#include <assert.h>
#include <stdlib.h>
#include "buf.h"

static void test_len(void) {
    struct buf b = buf_new("abc");
    assert(buf_len(&b) == 3);
    assert(b.cap >= 3);
}

static void test_join(void) {
    struct buf b = buf_new("a");
    buf_join(&b, "b");
    if (buf_cmp(&b, "ab") != 0) abort();
}

int main(void) {
    test_len();
    test_join();
    return 0;
}
`,
  edits: [
    ['another include', '#include <stdlib.h>', '#include <stdlib.h>\n#include <stdio.h>'],
    ['exit for abort', 'abort();', '{ fprintf(stderr, "join\\n"); exit(1); }'],
    ['a further assertion', 'assert(b.cap >= 3);', "assert(b.cap >= 3);\n    assert(b.data[0] == 'a');"],
    ['NDEBUG', '#include <assert.h>', '#define NDEBUG 1\n#include <assert.h>', 'name-shadowed'],
    [
      'undefined',
      'static void test_len',
      '#undef assert\n#define assert(x) ((void)0)\nstatic void test_len',
      'name-shadowed',
    ],
    ['not called', '    test_join();\n', '', 'test-removed'],
    ['between #if 0', '    assert(b.cap >= 3);', '#if 0\n    assert(b.cap >= 3);\n#endif', 'assertion-weakened'],
    ['ends early', '    test_join();', '    return 0;\n    test_join();', 'early-return'],
    ['always true', 'assert(buf_len(&b) == 3)', 'assert(1)', 'assertion-removed'],
    ['a weaker comparison', 'buf_len(&b) == 3', 'buf_len(&b) > 0', 'assertion-weakened'],
    ['exit 0', '    assert(buf_len', '    exit(0);\n    assert(buf_len', 'runner-changed'],
    [
      'the failure is dropped',
      'if (buf_cmp(&b, "ab") != 0) abort();',
      'if (buf_cmp(&b, "ab") != 0) printf("join\\n");',
      'test-emptied',
    ],
  ],
};

export const CPP_EDITS: LanguageEdits = {
  path: 'test/shape_test.cpp',
  command: 'ctest --test-dir build',
  text: `#include <gtest/gtest.h>
#include "shape.hpp"

TEST(Square, Area) {
  Square s(3);
  EXPECT_EQ(s.area(), 9) << "side " << s.side();
  ASSERT_NEAR(s.diagonal(), 4.2426, 1e-3);
}

TEST_F(ShapeTest, Throws) {
  EXPECT_THROW(Square(-1), std::invalid_argument);
}
`,
  edits: [
    ['ASSERT for EXPECT', 'EXPECT_EQ(s.area(), 9)', 'ASSERT_EQ(s.area(), 9)'],
    ['a closer tolerance', '1e-3', '1e-4'],
    ['disabled', 'TEST(Square, Area)', 'TEST(Square, DISABLED_Area)', 'test-skipped'],
    ['GTEST_SKIP', '  Square s(3);', '  GTEST_SKIP();\n  Square s(3);', 'test-skipped'],
    ['a wider tolerance', '1e-3', '1.0', 'assertion-weakened'],
    ['SUCCEED', 'EXPECT_EQ(s.area(), 9) << "side " << s.side();', 'SUCCEED();', 'assertion-removed'],
    [
      'any exception',
      'EXPECT_THROW(Square(-1), std::invalid_argument)',
      'EXPECT_ANY_THROW(Square(-1))',
      'input-changed',
    ],
    ['another input', 'Square s(3)', 'Square s(0)', 'input-changed'],
  ],
};

export const CSHARP_EDITS: LanguageEdits = {
  path: 'tests/CartTests.cs',
  command: 'dotnet test',
  text: `using Xunit;

namespace Shop.Tests;

public class CartTests
{
    private readonly Cart cart = new Cart();

    [Theory]
    [InlineData(1, 10)]
    [InlineData(3, 30)]
    public void Totals(int count, int want)
    {
        cart.Add("pen", 10, count);
        Assert.Equal(want, cart.Total);
    }

    [Fact]
    public async Task Saves()
    {
        await cart.Save();
        Assert.True(cart.Saved);
        Assert.Equal(2.5, cart.Weight, 3);
    }
}
`,
  edits: [
    ['a row more', '[InlineData(3, 30)]', '[InlineData(3, 30)]\n    [InlineData(0, 0)]'],
    ['more places', 'cart.Weight, 3', 'cart.Weight, 4'],
    ['a trait', '    [Fact]', '    [Fact]\n    [Trait("kind", "io")]'],
    ['skipped', '[Fact]', '[Fact(Skip = "slow")]', 'test-skipped'],
    ['never compiled', '    [Fact]', '#if SLOW\n    [Fact]', 'test-skipped'],
    ['no attribute', '    [Fact]\n', '', 'test-removed'],
    ['a row less', '    [InlineData(3, 30)]\n', '', 'assertion-removed'],
    ['fewer places', 'cart.Weight, 3', 'cart.Weight, 0', 'assertion-weakened'],
    ['not null', 'Assert.Equal(want, cart.Total)', 'Assert.NotNull(cart)', 'assertion-removed'],
    ['caught', 'Assert.True(cart.Saved);', 'try { Assert.True(cart.Saved); } catch { }', 'error-swallowed'],
  ],
};

export const PHP_EDITS: LanguageEdits = {
  path: 'tests/SlugTest.php',
  command: 'vendor/bin/phpunit',
  text: `<?php
use PHPUnit\\Framework\\TestCase;

final class SlugTest extends TestCase
{
    /** @dataProvider titles */
    public function testSlug(string $title, string $want): void
    {
        $this->assertSame($want, Slug::of($title));
    }

    public static function titles(): array
    {
        return [['A b', 'a-b'], ['é', 'e']];
    }

    public function testEmpty(): void
    {
        $this->expectException(InvalidArgumentException::class);
        Slug::of('');
    }
}
`,
  edits: [
    ['a row more', "['é', 'e']", "['é', 'e'], ['ß', 'ss']"],
    ['self for this', '$this->assertSame', 'self::assertSame'],
    ['an attribute for the docblock', '/** @dataProvider titles */', "#[DataProvider('titles')]"],
    [
      'skipped',
      '$this->expectException(Inv',
      "$this->markTestSkipped('x');\n        $this->expectException(Inv",
      'test-skipped',
    ],
    ['a name that is not found', 'function testEmpty', 'function checkEmpty', 'test-removed'],
    ['a row less', "['A b', 'a-b'], ", '', 'assertion-removed'],
    [
      'a pattern',
      '$this->assertSame($want, Slug::of($title))',
      '$this->assertNotEmpty(Slug::of($title))',
      'assertion-weakened',
    ],
    [
      'incomplete',
      '$this->expectException(Inv',
      '$this->markTestIncomplete();\n        $this->expectException(Inv',
      'test-skipped',
    ],
  ],
};

export const RUBY_EDITS: LanguageEdits = {
  path: 'spec/queue_spec.rb',
  command: 'bundle exec rspec',
  text: `require 'spec_helper'

RSpec.describe Queue2 do
  subject(:queue) { described_class.new(limit: 2) }

  it 'is first in, first out' do
    queue << 1
    queue << 2
    expect(queue.take).to eq(1)
    expect(queue.size).to be > 0
  end

  context 'when full' do
    before { 2.times { |i| queue << i } }

    it 'raises' do
      expect { queue << 3 }.to raise_error(Queue2::Full, /limit/)
    end
  end
end
`,
  edits: [
    ['specify for it', "it 'raises' do", "specify 'raises' do"],
    ['double quotes', "it 'is first in, first out'", 'it "is first in, first out"'],
    [
      'a further expectation',
      'expect(queue.take).to eq(1)',
      'expect(queue.take).to eq(1)\n    expect(queue.take).to eq(2)',
    ],
    ['xit', "  it 'is first", "  xit 'is first", 'test-skipped'],
    ['pending', '    queue << 1\n', "    pending 'later'\n    queue << 1\n", 'test-skipped'],
    ['metadata', "'raises' do", "'raises', :skip do", 'test-skipped'],
    ['focus', "  it 'is first in, first out' do", "  fit 'is first in, first out' do", 'test-focused'],
    ['any error', 'raise_error(Queue2::Full, /limit/)', 'raise_error', 'expectation-changed'],
    ['not nil', 'to eq(1)', 'not_to be_nil', 'assertion-weakened'],
    ['another fixture', 'limit: 2', 'limit: 9', 'input-changed'],
    [
      'rescued',
      'expect(queue.take).to eq(1)',
      'begin\n      expect(queue.take).to eq(1)\n    rescue StandardError\n      nil\n    end',
      'error-swallowed',
    ],
    [
      'stubbed',
      '    queue << 1\n',
      '    allow(queue).to receive(:take).and_return(1)\n    queue << 1\n',
      'unit-replaced',
    ],
    ['returns', '    expect(queue.take)', '    return if queue.size > 1\n    expect(queue.take)', 'early-return'],
  ],
};

export const BATS_EDITS: LanguageEdits = {
  path: 'test/greet.bats',
  command: 'bats test',
  text: `#!/usr/bin/env bats

@test "greets by name" {
  run bin/greet Ada
  [ "$status" -eq 0 ]
  [ "$output" = "Hello, Ada!" ]
}

@test "fails without a name" {
  run bin/greet
  [ "$status" -eq 2 ]
}
`,
  edits: [
    ['double brackets', '[ "$status" -eq 2 ]', '[[ "$status" -eq 2 ]]'],
    [
      'a further test',
      '@test "fails',
      '@test "greets twice" {\n  run bin/greet Ada Bob\n  [ "$status" -eq 0 ]\n}\n\n@test "fails',
    ],
    ['skip', '  run bin/greet\n', '  skip "later"\n  run bin/greet\n', 'test-skipped'],
    ['or true', '[ "$status" -eq 2 ]', '[ "$status" -eq 2 ] || true', 'error-swallowed'],
    ['not zero', '[ "$status" -eq 2 ]', '[ "$status" -ne 0 ]', 'assertion-weakened'],
    ['an expectation less', '  [ "$output" = "Hello, Ada!" ]\n', '', 'assertion-removed'],
    ['returns', '  [ "$output"', '  return 0\n  [ "$output"', 'early-return'],
  ],
};

export const KOTLIN_EDITS: LanguageEdits = {
  path: 'src/test/kotlin/ClockTest.kt',
  command: './gradlew test',
  text: `import kotlin.test.*

class ClockTest {
    @Test
    fun \`adds minutes\`() {
        val clock = Clock(23, 50)
        assertEquals(Clock(0, 10), clock + 20)
    }

    @Test
    fun refuses() {
        assertFailsWith<IllegalArgumentException> { Clock(25, 0) }
    }
}
`,
  edits: [
    ['a message', 'clock + 20)', 'clock + 20, "wraps")'],
    [
      'an expression body',
      'fun refuses() {\n        assertFailsWith<IllegalArgumentException> { Clock(25, 0) }\n    }',
      'fun refuses() {\n        assertFailsWith<IllegalArgumentException> { Clock(25, 0) }\n        assertTrue(Clock(1, 0).valid)\n    }',
    ],
    ['ignored', '    @Test\n    fun refuses', '    @Ignore\n    @Test\n    fun refuses', 'test-skipped'],
    ['another value', 'Clock(0, 10)', 'Clock(24, 10)', 'assertion-weakened'],
    ['no annotation', '    @Test\n    fun refuses', '    fun refuses', 'test-removed'],
  ],
};

export const SWIFT_EDITS: LanguageEdits = {
  path: 'Tests/AppTests/ColorTests.swift',
  command: 'swift test',
  text: `import XCTest
@testable import App

final class ColorTests: XCTestCase {
    func testHex() throws {
        let color = Color(hex: "#ff0000")
        XCTAssertEqual(color.red, 255)
        XCTAssertNil(Color(hex: "nope"))
    }
}
`,
  edits: [
    ['a message', 'color.red, 255)', 'color.red, 255, "red")'],
    ['skipped', '        let color', '        throw XCTSkip("later")\n        let color', 'test-skipped'],
    ['a name that is not found', 'func testHex', 'func hexTest', 'test-removed'],
    ['not nil', 'XCTAssertEqual(color.red, 255)', 'XCTAssertNotNil(color.red)', 'assertion-weakened'],
  ],
};

export const ELIXIR_EDITS: LanguageEdits = {
  path: 'test/cart_test.exs',
  command: 'mix test',
  text: `defmodule CartTest do
  use ExUnit.Case

  describe "total" do
    test "adds prices" do
      cart = Cart.new([1, 2])
      assert Cart.total(cart) == 3
    end

    test "refuses negative ones" do
      assert_raise ArgumentError, fn -> Cart.new([-1]) end
    end
  end
end
`,
  edits: [
    ['a variable', 'assert Cart.total(cart) == 3', 'sum = Cart.total(cart)\n      assert sum == 3'],
    ['tagged as skipped', '    test "adds', '    @tag :skip\n    test "adds', 'test-skipped'],
    ['a module tag', '  use ExUnit.Case', '  use ExUnit.Case\n  @moduletag :skip', 'test-skipped'],
    ['truthy', 'assert Cart.total(cart) == 3', 'assert Cart.total(cart)', 'assertion-weakened'],
    [
      'gone',
      '    test "refuses negative ones" do\n      assert_raise ArgumentError, fn -> Cart.new([-1]) end\n    end\n',
      '',
      'test-removed',
    ],
  ],
};
