package dev.runesheet.why;

import dev.runesheet.spi.Option;

/** The words for answers that decline, such as {@code declined to choose a target}. */
final class Declining {

  /** The id of the option of effects to choose nothing. */
  private static final String NONE = "none";

  private static final String DECLINE = "decline";

  private Declining() {}

  /** The words for the choice of an option, with a blank before them. */
  static String chosen(Option option) {
    String words = option.words();
    boolean declined = option.id().equals(NONE) && words.startsWith(DECLINE);
    return declined ? " declined" + words.substring(DECLINE.length()) : " chose " + words;
  }
}
