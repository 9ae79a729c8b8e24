import { describe, expect, test } from '@jest/globals';

import { asksFor } from '../../../src/stop/gate/asks-for.js';

describe('asksFor: is an old failure what the request is about?', () => {
  test.each([
    ['Fix the failing test', 'adds'],
    ['CI is red on main', 'adds'],
    ['make the suite pass', 'adds'],
    ['The build has been broken since Monday', 'adds'],
    ['Mend add()', 'adds two numbers'],
    ['`leap day` is wrong', 'dates › leap day'],
    ['parseDate returns null', 'parseDate gives a date'],
    ['parse_date is off by one', 'test_parse_date'],
    ['sum() is wrong', 'CalcTest.testSum'],
    ['see dates.test.js', 'leap day', 'test/dates.test.js'],
  ])('%s: %s', (request, name, file = '') => {
    expect(asksFor(request, name, file)).toBe(true);
  });

  test.each([
    ['Say hello in German', 'adds'],
    ['Mend add()', 'address book opens'],
    ['max() returns the smallest', 'needs a network service'],
    ['Add a test for the parser', 'needs a network service'],
    ['The tests in `dates.test.js` fail', 'needs a network service'],
    ['', 'adds'],
  ])('not %s: %s', (request, name) => {
    expect(asksFor(request, name)).toBe(false);
  });
});
