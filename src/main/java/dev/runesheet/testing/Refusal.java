package dev.runesheet.testing;

import java.util.List;
import java.util.stream.Stream;

/** The exception of a refused action; the match is unchanged. */
public final class Refusal extends RuntimeException {

  /** The code of actions that the rules do not allow. */
  public static final String ILLEGAL = "illegal";

  /** The code of a roll for which the scenario gives no outcome. */
  public static final String CHANCE = "chance";

  /** The code of what cannot be read: a wrong word, number or condition. */
  public static final String INVALID = "invalid";

  private static final long serialVersionUID = 1L;

  private final String code;

  /**
   * Creates a refusal.
   *
   * @param code a stable word that {@code error} can expect
   * @param sentence why, for people
   */
  public Refusal(String code, String sentence) {
    super(sentence, null, false, false);
    this.code = code;
  }

  /** All words that {@code error} can expect in scenarios of a game. */
  public static List<String> codes(ScenarioKit kit) {
    return Stream.concat(Stream.of(ILLEGAL, CHANCE, INVALID), kit.errors().stream()).toList();
  }

  /** The stable word. */
  public String code() {
    return code;
  }
}
