package dev.runesheet.cli.console;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Colours by meaning.
 *
 * @param on whether there are any
 */
public record Paint(boolean on) {

  private static final List<String> PLAYERS = List.of("94", "91", "92", "95", "93");

  /** Backgrounds; they tell apart by brightness too. */
  private static final List<String> HEAT = List.of("97;41", "31;47", "30;47", "30;42", "1;30;42");

  private static final String END = "0";

  /** The codes of all colours. */
  private static final Set<String> CODES =
      Stream.of(List.of("1", "36", "33", "1;32", "1;31", "2", END), PLAYERS, HEAT)
          .flatMap(List::stream)
          .collect(Collectors.toUnmodifiableSet());

  /** True if a code is that of a colour which can be here. */
  boolean isOwn(String code) {
    return on && CODES.contains(code);
  }

  public static Paint of(boolean on) {
    return new Paint(on);
  }

  public String heading(String text) {
    return with("1", text);
  }

  public String action(String text) {
    return with("36", text);
  }

  public String chance(String text) {
    return with("33", text);
  }

  public String good(String text) {
    return with("1;32", text);
  }

  public String bad(String text) {
    return with("1;31", text);
  }

  public String faint(String text) {
    return with("2", text);
  }

  /** A share as a colour behind a text: from red for 0 over grey to green for 1. */
  public String heat(double share, String text) {
    int step = (int) Math.min(HEAT.size() - 1, Math.floor(share * HEAT.size()));
    return with(HEAT.get(step), text);
  }

  /** The colour of a player; nobody's text has none. */
  String player(int player, String text) {
    return player < 0 ? text : with(PLAYERS.get(player % PLAYERS.size()), text);
  }

  private String with(String code, String text) {
    return on && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
