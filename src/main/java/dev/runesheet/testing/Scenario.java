package dev.runesheet.testing;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Chance;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A scenario as it was written.
 *
 * @param source the place of its source
 * @param name its name, unique in its file
 * @param variant the variant of the game; empty for the default one
 * @param given the set-up or position; an empty object if it was left out
 * @param chance the outcomes that chance gives out in order; empty if none are written
 * @param seed decides all outcomes, if there is one
 * @param moves actions that lead from the set-up to the position; empty if none are written
 * @param when the actions in order
 * @param then the expectations
 * @param findings takes the errors of the scenario; its values report there
 */
public record Scenario(
    JsonValue source,
    String name,
    String variant,
    JsonValue given,
    List<Integer> chance,
    Optional<Long> seed,
    List<JsonValue> moves,
    List<JsonValue> when,
    JsonValue then,
    Diagnostics findings) {

  /** The field of {@code given} that lists outcomes. */
  public static final String CHANCE = "chance";

  /** The field of {@code given} that is a seed. */
  public static final String SEED = "seed";

  /** The field of {@code then} that expects a refusal. */
  public static final String ERROR = "error";

  /** The field of {@code then} that says why, or a part of it. */
  public static final String BECAUSE = "because";

  /** The fields of {@code then} that are about a refusal. */
  static final List<String> REFUSAL = List.of(ERROR, BECAUSE);

  /** The field of {@code given} that lists moves. */
  public static final String MOVES = "moves";

  /** The fields of {@code given} that all games have. */
  static final List<String> OF_GIVEN = List.of(CHANCE, SEED, MOVES);

  /** Copies the lists. */
  public Scenario {
    moves = List.copyOf(moves);
    when = List.copyOf(when);
    chance = List.copyOf(chance);
  }

  /** A golden game, which gives, does and expects all that was recorded. */
  public static Scenario golden(JsonValue source, String about, Diagnostics findings) {
    String name = about.isEmpty() ? "golden game" : about;
    return new Scenario(
        source,
        name,
        "",
        source,
        List.of(),
        Optional.empty(),
        List.of(),
        List.of(),
        source,
        findings);
  }

  /** The same scenario without the findings of an earlier run. */
  public Scenario afresh() {
    return with(variant, new Diagnostics());
  }

  /** The same scenario of a variant, with findings of its own. */
  Scenario with(String other, Diagnostics own) {
    return new Scenario(
        source.reportingTo(own),
        name,
        other,
        given.reportingTo(own),
        chance,
        seed,
        moves.stream().map(action -> action.reportingTo(own)).toList(),
        when.stream().map(action -> action.reportingTo(own)).toList(),
        then.reportingTo(own),
        own);
  }

  /** Its name, and its variant if it names one. */
  public String title() {
    return variant.isEmpty() ? name : name + " (" + variant + ")";
  }

  /** All actions in order: the moves of {@code given}, then those of {@code when}. */
  public List<JsonValue> actions() {
    return Stream.concat(moves.stream(), when.stream()).toList();
  }

  /** The chance of its match: by its seed, or the outcomes written. */
  public Chance newChance() {
    return seed.map(Chance::seeded)
        .orElseGet(() -> Chance.scripted(chance.stream().mapToInt(one -> one).toArray()));
  }

  /** The fields of {@code given} without those that all games have; empty after a report. */
  public Optional<JsonFields> givenFields() {
    return known(given, OF_GIVEN);
  }

  /** The fields of {@code then} without those that all games have; empty after a report. */
  public Optional<JsonFields> thenFields() {
    return known(then, REFUSAL);
  }

  private static Optional<JsonFields> known(JsonValue value, List<String> names) {
    Optional<JsonFields> fields = value.fields();
    fields.ifPresent(known -> names.forEach(known::optional));
    return fields;
  }
}
