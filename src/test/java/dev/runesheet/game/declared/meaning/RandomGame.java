package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.WrittenGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/** A game drawn by chance: its phases, actions, statuses and cards. */
record RandomGame(
    int players,
    int turns,
    List<Trait.Phase> phases,
    Map<String, Trait> statuses,
    Map<String, List<Trait>> cards) {

  private static final String GAME =
      """
      players: %s
      turns: %s
      kinds:
        player: {power: 10, out: 0}
        unit: {power: 10, gold gear: 0, iron gear: 0}
        gear: {power: 5}
      words: {metal: [gold, iron]}
      counts: {gear: metal}
      shared names: true
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        camp: {in play: true}
        grave: {}
      deck zone: deck
      winner: %s
      scopes:
        me: {kinds: [player], whose: own}
        own worn: {attached to: allies}
        all worn: {attached to: all}
      events: %s
      statuses: {%s}
      phases:
      %s
      actions:
      %s
      """;

  /** Draws a game. */
  static RandomGame of(Random random) {
    return new Drawn(random).game();
  }

  private List<Trait.Deed> deeds() {
    return phases.stream().flatMap(phase -> phase.deeds().stream()).distinct().toList();
  }

  /** Its files. */
  WrittenGame written() {
    String said =
        statuses.entrySet().stream()
            .map(one -> one.getKey() + ": " + one.getValue().yaml())
            .collect(Collectors.joining(", "));
    String stages =
        phases.stream().map(phase -> "  - " + phase.yaml()).collect(Collectors.joining("\n"));
    String actions =
        deeds().stream().map(deed -> "  " + deed.yaml()).collect(Collectors.joining("\n"));
    StringBuilder file = new StringBuilder("cards:\n");
    cards.forEach(
        (card, traits) -> {
          file.append("  ").append(card).append(": {name: ");
          file.append(card.toUpperCase(Locale.ROOT));
          file.append(card.startsWith("g") ? ", kind: gear, metal: " : ", kind: unit");
          file.append(card.startsWith("g") ? metal(card) : "").append(", effects: ");
          file.append(traits.stream().map(Trait::yaml).toList()).append("}\n");
        });
    String deck = cards.keySet().stream().map(card -> card + ": 1").toList().toString();
    return new WrittenGame(
        GAME.formatted(players, turns, Standing.YAML, raisedByNobody(), said, stages, actions),
        file.toString(),
        "decks: {all: {" + deck.substring(1, deck.length() - 1) + "}}");
  }

  private List<String> raisedByNobody() {
    List<String> events = new ArrayList<>(List.of("begin0", "begin1", "begin2"));
    phases.forEach(phase -> events.remove(phase.event()));
    return events;
  }

  /** The metal of a card of gear. */
  static String metal(String card) {
    return card.endsWith("1") ? "gold" : "iron";
  }

  /** What is drawn. */
  private static final class Drawn {
    private static final List<String> ZONES_IN_PLAY = Table.IN_PLAY;
    private static final List<String> OTHER_ZONES = List.of("deck", "hand", "grave");
    private static final List<String> SCOPES =
        List.of(
            "allies",
            "enemies",
            "all",
            "own field",
            "enemy field",
            "own hand",
            "players",
            "other players",
            "attached",
            "own worn",
            "all worn",
            "own grave",
            "own camp",
            "enemy grave");
    private static final List<String> IN_PLAY = List.of("allies", "enemies", "all", "own field");

    private final Random random;
    private int number;
    private int players;

    Drawn(Random random) {
      this.random = random;
    }

    RandomGame game() {
      players = 2 + random.nextInt(3);
      Map<String, Trait> statuses = new LinkedHashMap<>();
      statuses.put("hush", new Trait.Silence());
      statuses.put("strong", change());
      statuses.put("alert", when());
      Map<String, List<Trait>> cards = new LinkedHashMap<>();
      for (int i = 0; i < 5; i++) {
        cards.put("u" + i, List.of(trait(), trait()));
      }
      for (int i = 0; i < 3; i++) {
        cards.put("g" + i, i == 0 ? List.of(trait()) : List.of());
      }
      List<Trait.Phase> phases = new ArrayList<>();
      phases.add(setUp());
      int more = 1 + random.nextInt(3);
      for (int i = 0; i < more; i++) {
        phases.add(phase(i));
      }
      return new RandomGame(players, 6 + random.nextInt(10), phases, statuses, cards);
    }

    private Line end() {
      return switch (random.nextInt(players == 2 ? 3 : 2)) {
        case 0 -> Line.Do.of("win", "target", "self");
        case 1 -> Line.Do.of("tie");
        default -> Line.Do.of("lose", "target", "self");
      };
    }

    private Trait.Phase setUp() {
      List<Line> then = List.of(Line.Do.of("enter", "target", "self", "zone", "field"));
      Trait.Deed lay = new Trait.Deed("lay", "own deck", "", terms(false, true), then);
      Line.Do draw =
          Line.Do.of("draw", "target", "self", "amount", "3", "from", "deck", "to", "hand");
      Trait.Deed start = new Trait.Deed("start", "", "", terms(true, false), List.of(draw));
      return new Trait.Phase(
          "set up", "", new Line.First(), "each", false, false, List.of(lay, start));
    }

    private static Trait.Terms terms(boolean ends, boolean once) {
      return new Trait.Terms(null, "", ends, once);
    }

    private Trait.Phase phase(int index) {
      boolean passes = random.nextInt(3) == 0;
      List<Trait.Deed> deeds = new ArrayList<>();
      int size = 3 + random.nextInt(4);
      for (int i = 0; i < size; i++) {
        deeds.add(deed(passes));
      }
      if (!passes) {
        deeds.add(new Trait.Deed("done" + index, "", "", terms(true, false), List.of()));
      }
      return new Trait.Phase(
          "p" + index,
          random.nextInt(3) == 0 ? "" : "begin" + index,
          random.nextInt(4) == 0 ? test(1, List.of("self")) : null,
          one(List.of("active", "active", "others", "each")),
          !passes && random.nextBoolean(),
          passes,
          deeds);
    }

    private Trait.Deed deed(boolean mustEnd) {
      String name = "a" + number++;
      List<Line> lines = new ArrayList<>();
      String with = "";
      String on = "";
      switch (random.nextInt(17)) {
        case 0, 1 -> {
          with = one(List.of("own hand", "own hand", "own grave", "own worn"));
          lines.add(Line.Do.of("enter", "target", "self", "zone", one(ZONES_IN_PLAY)));
        }
        case 2, 3 -> {
          with = one(List.of("own hand", "own hand", "own grave", "own worn", "all worn"));
          on = one(List.of("allies", "allies", "all"));
          lines.add(Line.Do.of("attach", "target", "self", "host", "target"));
        }
        case 4 -> {
          with = one(List.of("own hand", "own grave", "own worn", "enemy hand"));
          on = one(List.of("allies", "allies", "all"));
          lines.add(Line.Do.of("cover", "target", "target", "card", "self"));
        }
        case 5 -> {
          with = "own worn";
          lines.add(Line.Do.of("move", "target", "self", "zone", one(OTHER_ZONES)));
        }
        case 6 -> {
          with = one(List.of("allies", "all", "enemies"));
          lines.add(Line.Do.of("leave", "target", "self", "zone", one(OTHER_ZONES)));
        }
        case 7 -> {
          with = "me";
          on = one(List.of("enemies", "all", "enemy hand", "enemy grave", "all worn"));
          lines.add(
              Line.Do.of("take", "player", "self", "target", "target", "zone", one(OTHER_ZONES)));
        }
        case 8 -> {
          with = one(List.of("allies", "own field", "all"));
          lines.add(Line.Do.of("move", "target", "self", "zone", one(ZONES_IN_PLAY)));
        }
        case 9 -> {
          with = one(List.of("me", "other players"));
          lines.add(
              Line.Do.of(
                  "draw",
                  "target",
                  "self",
                  "amount",
                  "" + (1 + random.nextInt(3)),
                  "from",
                  one(OTHER_ZONES),
                  "to",
                  one(OTHER_ZONES)));
        }
        case 10 -> {
          with = "own field";
          on = one(List.of("own camp", "enemy field", "enemy camp"));
          lines.add(Line.Do.of("swap", "target", "self", "other", "target"));
        }
        case 11 -> {
          with = "me";
          on = one(IN_PLAY);
          lines.add(
              Line.Do.of(
                  "grant",
                  "target",
                  "target",
                  "effect",
                  one(List.of("hush", "strong", "alert")),
                  "turns",
                  "" + random.nextInt(3)));
        }
        case 12 -> {
          with = one(List.of("me", "other players"));
          lines.add(
              random.nextInt(3) > 0
                  ? Line.Do.of("eliminate", "target", one(List.of("self", "owner")))
                  : end());
          return new Trait.Deed(name, with, on, lossTerms(mustEnd), lines);
        }
        case 13 -> {
          with = one(List.of("players", "other players"));
        }
        case 14 -> with = one(SCOPES);
        default -> {
          // It is done with nothing.
        }
      }
      List<String> roles = new ArrayList<>(List.of("self", "owner"));
      roles.addAll(opponents());
      if (!on.isEmpty()) {
        roles.add("target");
      }
      if (lines.isEmpty() || random.nextInt(3) == 0) {
        lines.addAll(lines(1, roles));
      }
      return new Trait.Deed(name, with, on, terms(roles, mustEnd), lines);
    }

    /** The opponent, in a game of two. */
    private List<String> opponents() {
      return players == 2 ? List.of("opponent") : List.of();
    }

    private Trait.Terms lossTerms(boolean ends) {
      return new Trait.Terms(
          new Line.Below("self", 4 + random.nextInt(8)), "too strong for it", ends, true);
    }

    private Trait.Terms terms(List<String> roles, boolean mustEnd) {
      boolean free = random.nextInt(3) == 0;
      boolean ends = mustEnd ? random.nextBoolean() : random.nextInt(6) == 0;
      return new Trait.Terms(
          free ? null : test(1, roles),
          free ? "" : "no " + random.nextInt(9),
          ends,
          mustEnd ? !ends : random.nextInt(3) > 0);
    }

    private Trait trait() {
      return switch (random.nextInt(4)) {
        case 0 -> change();
        case 1 -> {
          List<String> roles = List.of("self", "owner");
          yield new Trait.Ability(
              "do" + number++,
              random.nextInt(3) == 0 ? 6 + random.nextInt(8) : 0,
              terms(roles, false),
              lines(1, roles));
        }
        default -> when();
      };
    }

    private Trait change() {
      return new Trait.Change(
          one(List.of("self", "allies", "other allies", "enemies", "all")), random.nextInt(7) - 3);
    }

    private Trait when() {
      String event =
          one(List.of("enters play", "leaves play", "moves", "begin0", "begin1", "begin2"));
      boolean begins = event.startsWith("begin");
      List<String> whose = List.of("any", "ally", "enemy", "other", begins ? "any" : "own");
      return new Trait.When(event, one(whose), lines(2, List.of("self", "owner", "subject")));
    }

    private List<Line> lines(int depth, List<String> roles) {
      List<Line> lines = new ArrayList<>();
      int size = 1 + random.nextInt(2);
      for (int i = 0; i < size; i++) {
        lines.add(line(depth, roles));
      }
      return lines;
    }

    private Line line(int depth, List<String> roles) {
      return switch (depth >= 3 ? 0 : random.nextInt(10)) {
        case 7 -> new Line.Repeat(1 + random.nextInt(2), lines(depth + 1, roles));
        case 1 -> group("for each", depth, roles);
        case 2, 3 -> group("choose", depth, roles);
        case 4 -> group("as each", depth, roles);
        case 5 -> new Line.OneOf(one(roles), lines(depth + 1, roles), lines(depth + 1, roles));
        case 6 -> decision(depth, roles);
        default ->
            Line.Do.of(
                "add-stat",
                "target",
                one(roles),
                "stat",
                "power",
                "delta",
                "" + (random.nextInt(9) - 4));
      };
    }

    private Line decision(int depth, List<String> roles) {
      List<Line> then = new ArrayList<>(lines(depth + 1, roles));
      if (random.nextInt(3) == 0) {
        then.add(new Line.Stop());
      }
      return new Line.If(
          test(1, roles), then, random.nextBoolean() ? lines(depth + 1, roles) : List.of());
    }

    private Line group(String word, int depth, List<String> roles) {
      List<String> inside = new ArrayList<>(roles);
      inside.remove("target");
      inside.add("target");
      boolean choose = word.equals("choose");
      return new Line.Group(
          word,
          one(SCOPES),
          one(roles),
          random.nextInt(3) == 0 ? new Line.Below("target", 4 + random.nextInt(12)) : null,
          choose ? one(roles) : "self",
          choose && random.nextInt(3) == 0,
          word.equals("for each") && random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0,
          lines(depth + 1, inside));
    }

    private Line.Test test(int deep, List<String> roles) {
      return switch (random.nextInt(deep == 0 ? 3 : 6)) {
        case 3 -> new Line.Not(test(deep - 1, roles));
        case 4 -> new Line.Both(test(deep - 1, roles), test(deep - 1, roles));
        case 5 -> new Line.Either(test(deep - 1, roles), test(deep - 1, roles));
        case 0 -> new Line.Below(one(roles), 4 + random.nextInt(12));
        case 1 -> new Line.Count(one(SCOPES), 4 + random.nextInt(12), random.nextInt(3));
        default -> new Line.Weaker(one(roles), one(roles));
      };
    }

    private <T> T one(List<T> all) {
      return all.get(random.nextInt(all.size()));
    }
  }
}
