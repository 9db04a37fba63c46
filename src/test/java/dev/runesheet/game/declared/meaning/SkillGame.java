package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.WrittenGame;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A game of skills: kinds of abilities, what cards have, phases.
 *
 * @param events how events are answered
 * @param fieldSeen who sees the cards of the field
 */
record SkillGame(
    int players,
    int turns,
    String events,
    String fieldSeen,
    Map<String, Skill.Kind> kinds,
    Map<String, Skill> statuses,
    List<Skill.When> rules,
    List<Skill.Phase> phases,
    Map<String, List<Skill>> cards) {

  /** The numbers that players and cards have, in their order. */
  static final List<String> STATS = List.of("power", "coins", "health");

  /** What they are at the beginning of players. */
  static final Map<String, Double> OF_PLAYERS = Map.of("power", 4.0, "coins", 3.0, "health", 9.0);

  private static final String GAME =
      """
      players: %s
      turns: %s
      course: {events: %s}
      kinds:
        player: {power: 4, coins: 3, health: 9}
        unit: {power: 0, coins: 0, health: 0}
      shared names: true
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true, seen by: %s}
        camp: {in play: true, most: 2}
        grave: {}
      deck zone: deck
      scopes:
        me: {kinds: [player], whose: own}
      ability kinds:
      %s
      statuses: {%s}
      phases:
      %s
      actions:
      %s
      player rules: [%s]
      """;

  /** What is printed on a card. */
  static Map<String, Double> printed(String card) {
    double index = card.charAt(1) - '0';
    return Map.of("power", 1 + index, "coins", 2 + index % 2, "health", 6 - index);
  }

  /** Its files. */
  WrittenGame written() {
    String deeds =
        phases.stream()
            .flatMap(phase -> phase.deeds().stream())
            .distinct()
            .map(deed -> "  " + deed.yaml())
            .collect(Collectors.joining("\n"));
    String game =
        GAME.formatted(
            players,
            turns,
            events,
            fieldSeen,
            lines(kinds.values().stream().map(one -> "  " + one.yaml()).toList()),
            statuses.entrySet().stream()
                .map(one -> one.getKey() + ": " + one.getValue().yaml())
                .collect(Collectors.joining(", ")),
            lines(phases.stream().map(one -> "  - " + one.yaml()).toList()),
            deeds,
            rules.stream().map(Skill.When::yaml).collect(Collectors.joining(", ")));
    StringBuilder file = new StringBuilder("cards:\n");
    cards.forEach(
        (card, skills) -> {
          file.append("  ").append(card).append(": {name: ").append(card.toUpperCase(Locale.ROOT));
          file.append(", kind: unit");
          STATS.forEach(
              stat -> file.append(", ").append(stat).append(": ").append(printed(card).get(stat)));
          file.append(", effects: ").append(skills.stream().map(Skill::yaml).toList());
          file.append("}\n");
        });
    String deck = cards.keySet().stream().map(one -> one + ": 1").toList().toString();
    return new WrittenGame(
        game, file.toString(), "decks: {all: {" + deck.substring(1, deck.length() - 1) + "}}");
  }

  private static String lines(List<String> all) {
    return String.join("\n", all);
  }
}
