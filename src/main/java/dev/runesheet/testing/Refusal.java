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
  private final String wanted;
  private final transient List<Mismatch> unmet;

  /**
   * Creates a refusal.
   *
   * @param code a stable word that {@code error} can expect
   * @param sentence why, for people
   */
  public Refusal(String code, String sentence) {
    this(code, sentence, "no error");
  }

  /**
   * Creates a refusal of something that a step of a scenario expects.
   *
   * @param wanted what it expects instead
   */
  public Refusal(String code, String sentence, String wanted) {
    this(code, sentence, wanted, List.of());
  }

  private Refusal(String code, String sentence, String wanted, List<Mismatch> unmet) {
    super(sentence, null, false, false);
    this.code = code;
    this.wanted = wanted;
    this.unmet = List.copyOf(unmet);
  }

  /**
   * A refusal to go on from a step of a scenario that expects something else of the position.
   *
   * @param unmet what it expects, one at least, each at its place
   */
  public static Refusal unmet(List<Mismatch> unmet) {
    Mismatch first = unmet.get(0);
    return new Refusal("expected", first.toString(), first.expected(), unmet);
  }

  /** All words that {@code error} can expect in scenarios of a game. */
  public static List<String> codes(ScenarioKit kit) {
    return Stream.concat(Stream.of(ILLEGAL, CHANCE, INVALID), kit.errors().stream()).toList();
  }

  /** The stable word. */
  public String code() {
    return code;
  }

  /** The expectation that it did not meet. */
  public String wanted() {
    return wanted;
  }

  /** The expectations of the position that it did not meet; none if it is of another kind. */
  List<Mismatch> unmet() {
    return unmet;
  }
}
