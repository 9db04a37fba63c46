package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Refusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/** The visible part of a game, by the names of its players. */
record WolfSight(Match match) {

  private WolfState state() {
    return match.state(WolfState.class);
  }

  /** The name of a player. */
  String name(int player) {
    return match.world().entity(player).getName();
  }

  /**
   * The number of a player.
   *
   * @throws Refusal if nobody has the name
   */
  int number(String name) {
    for (int player = 0; player < state().players(); player++) {
      if (name(player).equals(name)) {
        return player;
      }
    }
    throw new Refusal(Refusal.ILLEGAL, "'" + name + "' does not play");
  }

  /** The marks of all sorts, oldest first; of those in force, or of those that were told. */
  private List<Mark> marks(boolean told) {
    List<Mark> marks = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (entity instanceof Mark mark
          && (told ? mark.getZone().equals("told") : mark.isPresent())) {
        marks.add(mark);
      }
    }
    return marks;
  }

  /** The abilities of a player. */
  List<RoleAbility> abilities(int player) {
    return Roles.abilities(match.book().catalog(WolfCatalog.class), marks(false), player);
  }

  /** The state of things. */
  WolfThen see() {
    return see(List.of());
  }

  /**
   * The state of things.
   *
   * @param expected the dead as a scenario names them: whom it names among those who died together
   *     is told at that place; null for none
   */
  WolfThen see(List<String> expected) {
    List<String> alive = new ArrayList<>();
    Map<String, String> died = new LinkedHashMap<>();
    for (int player = 0; player < state().players(); player++) {
      died.put(name(player), Players.ALIVE);
      if (match.world().entity(player).getZone().equals(Players.ALIVE)) {
        alive.add(name(player));
      }
    }
    Map<Integer, List<String>> together = new LinkedHashMap<>();
    for (WolfState.Death death : state().deaths()) {
      String name = name(death.player());
      together.computeIfAbsent(death.first(), first -> new ArrayList<>()).add(name);
      died.put(name, death.moment().word() + " " + Phase.name(death.phase()));
    }
    List<String> dead = new ArrayList<>();
    List<String> said = expected == null ? List.of() : expected;
    together.values().forEach(some -> dead.addAll(arranged(some, dead.size(), said)));
    return new WolfThen(
        state().phaseName(),
        alive,
        dead,
        died,
        each(true, of(MarkType.FEEDBACK), mark -> mark.says(Detail.TEXT)),
        about(),
        each(false, of(MarkType.CUSTOM), mark -> mark.says(Detail.NAME)),
        roles(),
        each(false, of(MarkType.MEMBERSHIP), mark -> mark.says(Detail.NAME)),
        each(false, of(MarkType.WHISPER), WolfSight::connection),
        counted(each(false, of(MarkType.DEFENSE), mark -> "")),
        uses(),
        told(),
        state().openPolls(),
        state().winners());
  }

  /** Names that come in any order from a place on: each stands where a list has it there. */
  private static List<String> arranged(List<String> names, int from, List<String> said) {
    List<String> there = said.stream().skip(from).limit(names.size()).toList();
    Deque<String> others = new ArrayDeque<>(names);
    others.removeAll(there);
    List<String> arranged = new ArrayList<>();
    for (String one : there) {
      boolean known = names.contains(one) && !arranged.contains(one);
      arranged.add(known ? one : others.remove());
    }
    arranged.addAll(others);
    return arranged;
  }

  private static Predicate<Mark> of(MarkType type) {
    return mark -> mark.getType() == type;
  }

  private Map<String, List<String>> each(
      boolean told, Predicate<Mark> which, Function<Mark, String> words) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (int player = 0; player < state().players(); player++) {
      all.put(name(player), new ArrayList<>());
    }
    for (Mark mark : marks(told)) {
      if (mark.getBearer() >= 0 && which.test(mark)) {
        all.get(name(mark.getBearer())).add(words.apply(mark));
      }
    }
    return all;
  }

  /** The own role of each player, which may be younger than his extra ones, and then those. */
  private Map<String, List<String>> roles() {
    Map<String, List<String>> all = each(false, of(MarkType.ROLE), mark -> mark.says(Detail.NAME));
    each(false, of(MarkType.EXTRA_ROLE), mark -> mark.says(Detail.NAME))
        .forEach((player, extra) -> all.get(player).addAll(extra));
    return all;
  }

  private Map<String, String> about() {
    Map<String, String> about = new LinkedHashMap<>();
    each(true, of(MarkType.FEEDBACK), mark -> mark.says(Detail.ABOUT))
        .forEach((name, all) -> about.put(name, all.isEmpty() ? "" : all.get(all.size() - 1)));
    return about;
  }

  private static String connection(Mark whisper) {
    boolean disguised = !whisper.says(Detail.AS, Players.NOBODY);
    return whisper.says(Detail.LOCATION) + (disguised ? " as " + whisper.says(Detail.AS) : "");
  }

  private static Map<String, Integer> counted(Map<String, List<String>> lists) {
    Map<String, Integer> counted = new LinkedHashMap<>();
    lists.forEach((name, all) -> counted.put(name, all.size()));
    return counted;
  }

  private Map<String, Integer> uses() {
    Map<String, Integer> uses = new LinkedHashMap<>();
    for (int player = 0; player < state().players(); player++) {
      int number = player;
      uses.put(
          name(player),
          abilities(player).stream()
              .filter(ability -> !ability.follows())
              .mapToInt(ability -> state().times(number, ability.id()))
              .sum());
    }
    return uses;
  }

  private List<String> told() {
    return marks(true).stream()
        .filter(of(MarkType.NOTICE))
        .map(mark -> mark.says(Detail.AT) + ": " + mark.says(Detail.TEXT))
        .toList();
  }
}
