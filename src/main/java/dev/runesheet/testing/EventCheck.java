package dev.runesheet.testing;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Checks the entries of {@code events} before they are played: a field or word that no event can
 * have would otherwise only look like an event that did not happen.
 */
public final class EventCheck {

  /** The fields of each kind. */
  private static final Map<String, List<String>> FIELDS =
      Map.of(
          "change", List.of("of", "stat", "from", "to", "by"),
          "move", List.of("of", "from", "to", "at", "by"),
          "effect", List.of("effect", "of"),
          "roll", List.of("sides", "outcome"),
          "choice", List.of("player", "option"),
          "signal", List.of("word"),
          "end", List.of("winner", "reason"));

  private final Collection<String> effects;
  private final Collection<String> stats;
  private final Consumer<JsonValue> entity;
  private final Consumer<JsonValue> player;

  /**
   * A check for a game.
   *
   * @param stats the stats that can change
   * @param entity reports a value that names no entity
   * @param player reports a value that names no player
   */
  public EventCheck(
      RuleWords rules,
      Collection<String> stats,
      Consumer<JsonValue> entity,
      Consumer<JsonValue> player) {
    this.effects = rules.effectIds();
    this.stats = stats;
    this.entity = entity;
    this.player = player;
  }

  /** Reports what is wrong with an entry. */
  public void check(JsonValue event) {
    event.fields().ifPresent(this::check);
  }

  private void check(JsonFields fields) {
    String kind =
        fields
            .required("event")
            .filter(value -> known(value, Code.UNKNOWN_WORD, EventWords.KINDS))
            .map(value -> value.node().textValue())
            .orElse("");
    if (!kind.isEmpty()) {
      FIELDS
          .get(kind)
          .forEach(name -> fields.optional(name).ifPresent(value -> field(name, value)));
      fields.noOthers();
    }
  }

  private void field(String name, JsonValue value) {
    switch (name) {
      case "of" -> entity.accept(value);
      case "player" -> player.accept(value);
      case "stat" -> known(value, Code.UNKNOWN_WORD, stats);
      case "effect" -> known(value, Code.UNKNOWN_REFERENCE, effects);
      case "by" -> {
        if (!value.node().asText("none").isEmpty()) { // Empty: the phases did it.
          known(value, Code.UNKNOWN_REFERENCE, effects);
        }
      }
      case "winner" -> {
        if (!value.node().isNull()) {
          player.accept(value);
        }
      }
      default -> {} // Compared as it is.
    }
  }

  private static boolean known(JsonValue value, Code code, Collection<String> valid) {
    boolean text = value.text().isPresent();
    boolean known = text && valid.contains(value.node().textValue());
    if (text && !known) {
      value.unknownWord(code, valid);
    }
    return known;
  }
}
