import type { SyntaxNode } from 'unbash';

/** Nodes that only group others. Anything that is neither here nor looked at is odd. */
export const PLAIN = new Set<SyntaxNode['type']>(
  'CompoundList AndOr Time Negation If Elif While Subshell BraceGroup CaseItem HereString HereDocDelimiter HereDocBody FileDescriptor Literal Glob SingleQuoted DoubleQuoted SimpleExpansion CommandExpansion ProcessSubstitution TestCommand TestLogical TestNot TestGroup Default Remove Replace CaseModification Slice Names BraceExpansion ArithmeticUnary ArithmeticTernary ArithmeticGroup ArithmeticCommandExpansion'.split(
    ' ',
  ) as SyntaxNode['type'][],
);

/** What stands for a construct that is not judged. */
export const ODD_WORDS: Partial<Record<SyntaxNode['type'], string>> = {
  Coproc: 'a coprocess',
  Select: 'a select loop',
  FileDescriptorVariable: 'a named file descriptor',
  ExtendedGlob: 'an extended pattern',
  LocaleString: 'a translated string',
};
