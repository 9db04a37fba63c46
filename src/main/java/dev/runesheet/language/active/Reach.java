package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A number that an effect changes of those in the scope that its card says.
 *
 * @param use the effect, which says a scope
 * @param number the number
 * @param ofPlayer whether a player has the status that changes it, who is 'self' there
 */
public record Reach(EffectUse use, String number, boolean ofPlayer) {

  private static final String SCOPE = "$scope";
  private static final Set<String> PLAYERS = Set.of("owner", "opponent");

  /** The scope. */
  public String scope() {
    return use.scope().orElseThrow();
  }

  /**
   * What an effect with a scope of its own changes in it.
   *
   * @param fill puts the values of the effect into a template
   */
  static List<Reach> of(EffectUse use, EffectType type, UnaryOperator<JsonNode> fill) {
    List<Reach> all = new ArrayList<>();
    if (use.scope().isEmpty()) {
      return all;
    }
    type.effects()
        .map(JsonValue::node)
        .ifPresent(list -> list.forEach(one -> add(all, use, fill, one, false)));
    type.statuses()
        .map(JsonValue::node)
        .ifPresent(
            statuses ->
                statuses
                    .properties()
                    .forEach(
                        one ->
                            add(all, use, fill, one.getValue(), isOfPlayers(type, one.getKey()))));
    return all;
  }

  private static void add(
      List<Reach> all,
      EffectUse use,
      UnaryOperator<JsonNode> fill,
      JsonNode template,
      boolean ofPlayer) {
    if (template.path("of").asText().equals(SCOPE) && template.has("changes")) {
      all.add(new Reach(use, fill.apply(template.get("changes")).asText(), ofPlayer));
    }
  }

  /** True if lines give a status to players alone. */
  private static boolean isOfPlayers(EffectType type, String status) {
    List<JsonNode> giving =
        type.then().stream()
            .flatMap(lines -> lines.node().findParents("effect").stream())
            .filter(line -> line.get("effect").asText().equals(status))
            .toList();
    return !giving.isEmpty()
        && giving.stream().allMatch(line -> PLAYERS.contains(line.path("target").asText()));
  }
}
