package dev.runesheet.cli;

import java.util.List;

/**
 * Colours by meaning.
 *
 * @param on whether there are any
 */
record Paint(boolean on) {

  private static final List<String> PLAYERS = List.of("94", "91", "92", "95", "93");

  static Paint of(boolean on) {
    return new Paint(on);
  }

  String heading(String text) {
    return with("1", text);
  }

  String action(String text) {
    return with("36", text);
  }

  String chance(String text) {
    return with("33", text);
  }

  String good(String text) {
    return with("1;32", text);
  }

  String bad(String text) {
    return with("1;31", text);
  }

  String faint(String text) {
    return with("2", text);
  }

  /** The colour of a player; nobody's text has none. */
  String player(int player, String text) {
    return player < 0 ? text : with(PLAYERS.get(player % PLAYERS.size()), text);
  }

  private String with(String code, String text) {
    return on && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
