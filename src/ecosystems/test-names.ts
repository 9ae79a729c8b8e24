/** `CartTest`, `TestCart`, `CartIT`: names of classes with tests, in files of these endings. */
export function classNames(...endings: string[]): RegExp {
  return new RegExp(
    String.raw`(?:^|/)(?:[^/]*(?:Tests?|TestCase|IT|ITCase|Spec|Specs)|Test[A-Z][^/]*)\.(?:${endings.join('|')})$`,
  );
}

/** `cart_spec`, `cart_test`, `test_cart`, and what such files load first. */
export function specNames(ending: string): RegExp {
  return new RegExp(String.raw`(?:^|/)(?:[^/]*_(?:spec|test)|test_[^/]*|(?:spec|test|rails)_helper)\.${ending}$`);
}

/** `test.sh`, `run-tests.sh`, `test_cart.sh`: programs that test by running. */
export function scriptNames(...endings: string[]): RegExp {
  return new RegExp(String.raw`(?:^|/)(?:[^/]*[-_]tests?|tests?[-_][^/]*|tests?)\.(?:${endings.join('|')})$`);
}
