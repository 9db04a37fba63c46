package dev.runesheet.testing;

import dev.runesheet.document.JsonValue;
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

  private static final String UNMET = "expected";
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
    this(code, sentence, "no error", List.of());
  }

  private Refusal(String code, String sentence, String wanted, List<Mismatch> unmet) {
    super(sentence, null, false, false);
    this.code = code;
    this.wanted = wanted;
    this.unmet = List.copyOf(unmet);
  }

  /**
   * A refusal to go on from a step of a scenario that expects another outcome of what it does.
   *
   * @param wanted the outcome that it expects
   * @param actual the outcome
   */
  public static Refusal unmet(String wanted, String actual) {
    return new Refusal(UNMET, actual, wanted, List.of());
  }

  /**
   * A refusal to go on from a step of a scenario that expects something else of the position.
   *
   * @param step all that it expects
   * @param unmet what it expects and is not so, one at least, each at its place
   */
  public static Refusal unmet(JsonValue step, List<Mismatch> unmet) {
    List<String> sentences = unmet.stream().map(one -> one.within(step)).toList();
    return new Refusal(UNMET, String.join("; ", sentences), unmet.get(0).expected(), unmet);
  }

  /** All words that {@code error} can expect in scenarios of a game. */
  public static List<String> codes(ScenarioKit kit) {
    return Stream.concat(Stream.of(ILLEGAL, CHANCE, INVALID), kit.errors().stream()).toList();
  }

  /** The stable word. */
  public String code() {
    return code;
  }

  /** True if a step was carried out, but not with what the scenario expects of it. */
  public boolean isUnmet() {
    return code.equals(UNMET);
  }

  /** The line that tells it in a story, without places. */
  public String told() {
    if (!isUnmet()) {
      return "Refused: " + getMessage();
    }
    String sentence = unmet.isEmpty() ? Mismatch.sentence(wanted, getMessage()) : getMessage();
    return "Not as expected: " + sentence;
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
