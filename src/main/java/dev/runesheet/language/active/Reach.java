package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A number that an effect changes of those in its scope, which its card says or its type.
 *
 * @param use the effect
 * @param scope its scope
 * @param number the number
 * @param ofPlayer whether a player has the status that changes it, who is 'self' there
 */
public record Reach(EffectUse use, String scope, String number, boolean ofPlayer) {

  private static final String SCOPE = "$scope";
  private static final Set<String> PLAYERS = Set.of("owner", "opponent");

  /**
   * The numbers that an effect that stays changes in its scope.
   *
   * @param fill puts the values of the effect into a template
   */
  static List<Reach> of(EffectUse use, EffectType type, UnaryOperator<JsonNode> fill) {
    List<Reach> all = new ArrayList<>();
    Optional<String> scope = use.scope().or(() -> type.stays().map(EffectType.Standing::scope));
    if (scope.isEmpty()) {
      return all;
    }
    String own = scope.get();
    type.effects()
        .map(JsonValue::node)
        .ifPresent(
            list -> list.forEach(one -> add(all, new Reach(use, own, "", false), fill, one)));
    type.statuses()
        .map(JsonValue::node)
        .ifPresent(
            statuses ->
                statuses
                    .properties()
                    .forEach(
                        one ->
                            add(
                                all,
                                new Reach(use, own, "", isOfPlayers(type, one.getKey())),
                                fill,
                                one.getValue())));
    return all;
  }

  private static void add(
      List<Reach> all, Reach reach, UnaryOperator<JsonNode> fill, JsonNode template) {
    if (template.path("of").asText().equals(SCOPE) && template.has("changes")) {
      String number = fill.apply(template.get("changes")).asText();
      all.add(new Reach(reach.use, reach.scope, number, reach.ofPlayer));
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
