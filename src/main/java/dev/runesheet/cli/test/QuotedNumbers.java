package dev.runesheet.cli.test;

import com.fasterxml.jackson.dataformat.yaml.util.StringQuotingChecker;
import java.util.regex.Pattern;

/** Quotes also the texts that some readers of YAML take for numbers, such as 1e5 and 0x1F. */
final class QuotedNumbers extends StringQuotingChecker.Default {

  private static final long serialVersionUID = 1L;

  private static final Pattern NUMBER =
      Pattern.compile("[-+]?\\.?[0-9][0-9a-fA-FxXoO_.:+-]*|[-+]?\\.(inf|Inf|INF|nan|NaN|NAN)");

  @Override
  public boolean needToQuoteName(String name) {
    return super.needToQuoteName(name) || NUMBER.matcher(name).matches();
  }

  @Override
  public boolean needToQuoteValue(String value) {
    return super.needToQuoteValue(value) || NUMBER.matcher(value).matches();
  }
}
