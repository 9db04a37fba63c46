package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Chosen;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Abilities that players use: what they may choose, and how that is carried out. */
public final class AbilityUses {

  private AbilityUses() {}

  /** Why a player may not choose an ability now, whomever it is for; empty if he may. */
  static String refusal(MatchContext match, int player, RoleAbility ability) {
    String reason = unfit(match, player, ability);
    if (!reason.isEmpty()) {
      return reason;
    }
    int due = ability.timing().due(match.state(WolfState.class).phase);
    return new RestrictionCheck(match, player, ability, due).refusal();
  }

  /** Shows whoever watches the rules what the restrictions of an ability say of a wanted use. */
  static void show(MatchContext match, int player, RoleAbility ability, List<String> target) {
    boolean watched = match.countsAnswers();
    if (watched && unfit(match, player, ability).isEmpty()) {
      WolfState state = match.state(WolfState.class);
      List<String> on = new ArrayList<>(choosing(state, player, ability));
      on.addAll(target);
      new RestrictionCheck(match, player, ability, ability.timing().due(state.phase)).show(on);
    }
  }

  /** Why an ability does not fit the moment, whatever it is restricted by. */
  private static String unfit(MatchContext match, int player, RoleAbility ability) {
    WolfState state = match.state(WolfState.class);
    if (!Players.isAlive(match, player)) {
      return "Dead: a dead player uses no abilities";
    }
    if (ability == null || !Roles.has(match, player, ability)) {
      return "Role: " + Players.name(match, player) + " has no such ability";
    }
    int due = ability.timing().due(state.phase);
    if (!ability.timing().isChosen() || ability.follows() || !ability.timing().fits(due)) {
      return "Timing: it cannot be used in " + Phase.words(state.phase);
    }
    WolfState.Usage used = state.used.get(WolfState.key(player, ability.id()));
    if (used != null && used.phase() == due) {
      return "Timing: it has already been used in this phase";
    }
    if (Scaling.times(match, ability, due) == 0) {
      return "Scaling: it cannot be used in " + Phase.words(due);
    }
    return match.suppressions(ability.id(), match.entity(player)).isEmpty()
        ? ""
        : "Suppressed: it is out of force";
  }

  /** Why an ability may not be used on a player now; empty if it may. */
  static String refusal(MatchContext match, int player, RoleAbility ability, int target) {
    String reason = refusal(match, player, ability);
    return reason.isEmpty() ? targetRefusal(match, player, ability, target) : reason;
  }

  /** Why an ability that may be used now may not be used on a player; empty if it may. */
  static String targetRefusal(MatchContext match, int player, RoleAbility ability, int target) {
    if (ability.selections() == 0) {
      return "Target: it takes no target";
    }
    if (!Players.isAlive(match, target)) {
      return "Target: " + Players.name(match, target) + " is not alive";
    }
    WolfState state = match.state(WolfState.class);
    List<String> on = new ArrayList<>(choosing(state, player, ability));
    on.add("" + target);
    return new RestrictionCheck(match, player, ability, ability.timing().due(state.phase))
        .refusalOf(on);
  }

  /** True if a player has chosen an ability that waits for its time, by himself. */
  static boolean isChosen(MatchContext match, int player, RoleAbility ability) {
    return ability != null
        && !ability.follows()
        && waits(match.state(WolfState.class), player, ability);
  }

  private static boolean waits(WolfState state, int player, RoleAbility ability) {
    for (Chosen one : state.chosen) {
      if (one.player() == player && one.ability().equals(ability.id())) {
        return true;
      }
    }
    return false;
  }

  /** True if a player has chosen some of the players that an ability asks for, and not all. */
  static boolean isBegun(MatchContext match, int player, RoleAbility ability) {
    return ability != null && !choosing(match.state(WolfState.class), player, ability).isEmpty();
  }

  /** Takes back what a player has chosen, or begun to choose. */
  static void takeBack(MatchContext match, int player, String ability) {
    match.state(WolfState.class).choosing.remove(WolfState.key(player, ability));
    match
        .state(WolfState.class)
        .chosen
        .removeIf(one -> one.player() == player && one.ability().equals(ability));
  }

  private static List<String> choosing(WolfState state, int player, RoleAbility ability) {
    return state.begun(player, ability.id());
  }

  /** The number of players that an ability asks for if it is used now. */
  public static int selections(MatchContext match, RoleAbility ability) {
    int due = ability.timing().due(match.state(WolfState.class).phase);
    return ability.selections() * Scaling.times(match, ability, due);
  }

  /** Takes note of a choice; when all its players are chosen it waits, or happens at once. */
  static void choose(MatchContext match, int player, RoleAbility ability, int target) {
    WolfState state = match.state(WolfState.class);
    List<String> on = new ArrayList<>(choosing(state, player, ability));
    if (target >= 0) {
      on.add("" + target);
    }
    String key = WolfState.key(player, ability.id());
    int due = ability.timing().due(state.phase);
    if (on.size() < selections(match, ability)) {
      state.choosing.put(key, on);
      return;
    }
    state.choosing.remove(key);
    Chosen chosen = new Chosen(player, ability.id(), List.copyOf(on), due);
    if (ability.timing().isImmediate()) {
      carryOut(match, chosen);
      return;
    }
    state.chosen.removeIf(one -> one.player() == player && one.ability().equals(ability.id()));
    state.chosen.add(chosen);
  }

  /** Starts the program of what was chosen. */
  static void carryOut(MatchContext match, Chosen chosen) {
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(chosen.ability());
    match.resetCounts();
    boolean again = false;
    for (List<String> use : ability.uses(chosen.on())) {
      Map<String, String> words = new TreeMap<>();
      words.put(RunWord.ON.word(), Listed.of(chosen.on()));
      words.put(TargetWord.SELECTION.noted(), Listed.of(ability.selected(use, false)));
      words.put(TargetWord.SECONDARY_SELECTION.noted(), Listed.of(ability.selected(use, true)));
      if (ability.forced() || ability.timing() == Timing.AFTERWARDS) {
        words.put(RunWord.FREE.word(), RunWord.YES);
      }
      if (again) {
        words.put(RunWord.AGAIN.word(), RunWord.YES);
      }
      match.begin(chosen.ability(), match.entity(chosen.player()), Event.of(""), words);
      again = true;
    }
  }

  /**
   * True if a program may begin: of several uses at once all may if the first may. None may that
   * answers what it has led to itself: two abilities that answer each other would never end.
   */
  public static boolean admit(MatchContext match, Activation run) {
    int player = run.self().getId();
    if (hasLedTo(run)) {
      return false;
    }
    if (RunWord.AGAIN.of(run).isEmpty()) {
      return admit(match, player, run.effect(), on(run));
    }
    WolfState state = match.state(WolfState.class);
    WolfState.Usage used = state.used.get(WolfState.key(player, run.effect()));
    return used != null && used.phase() == state.phase;
  }

  /** True if the same ability of the same player is among what the answered event comes from. */
  private static boolean hasLedTo(Activation run) {
    Attempt cause = run.event().attempt();
    while (cause != null && cause.run() != null) {
      Activation before = cause.run();
      if (before.effect().equals(run.effect()) && before.self().getId() == run.self().getId()) {
        return true;
      }
      cause = before.event().attempt();
    }
    return false;
  }

  /**
   * True if an action may begin: its restrictions hold as things are now. If so it counts, and its
   * later parts that have a time wait for it; others answer what happens.
   */
  private static boolean admit(MatchContext match, int player, String effect, List<String> on) {
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(effect);
    boolean poll = ability != null && ability.timing() == Timing.ON_POLL;
    if (ability == null || !poll && !Players.isPlayer(match, player)) {
      return true;
    }
    WolfState state = match.state(WolfState.class);
    boolean dead = poll || ability.timing() == Timing.ON_DEATH || Players.isAlive(match, player);
    if (!dead || !holds(match, player, ability, on)) {
      return false;
    }
    count(match, player, ability, on);
    for (String later : ability.later()) {
      Chosen next = new Chosen(player, later, on, state.phase);
      Timing timing = match.book().catalog(WolfCatalog.class).ability(later).timing();
      if (timing.isAtOnce() && timing.fits(state.phase)) {
        carryOut(match, next);
      } else if (timing.isChosen()) {
        state.chosen.add(next);
      }
    }
    return true;
  }

  /** True if one of the abilities of a running action may be used; if so it counts. */
  public static boolean admitPart(MatchContext match, Activation run, String name) {
    RoleAbility ability = match.book().catalog(WolfCatalog.class).ability(run.effect());
    if (ability == null || !ability.ofParts().containsKey(name)) {
      return true;
    }
    RoleAbility part = ability.part(name);
    int player = run.self().getId();
    List<String> on = on(run);
    if (!holds(match, player, part, on)) {
      return false;
    }
    count(match, player, part, on);
    return true;
  }

  /** True if all restrictions hold where an ability is used. */
  private static boolean holds(
      MatchContext match, int player, RoleAbility ability, List<String> on) {
    int phase = match.state(WolfState.class).phase;
    RestrictionCheck check = new RestrictionCheck(match, player, ability, phase);
    if (match.countsAnswers()) {
      check.show(on);
    }
    return check.refusal(on).isEmpty();
  }

  private static void count(MatchContext match, int player, RoleAbility ability, List<String> on) {
    WolfState state = match.state(WolfState.class);
    String key = RestrictionCheck.key(player, ability);
    WolfState.Usage used = state.used.get(key);
    int times = used == null ? 1 : used.times() + 1;
    state.used.put(key, new WolfState.Usage(times, state.phase, on));
  }

  private static List<String> on(Activation run) {
    return Listed.words(RunWord.ON.of(run));
  }

  /** The players chosen for the action that an ability is a later part of. */
  public static List<String> lastOn(MatchContext match, int player, RoleAbility ability) {
    return ability.limits().stream()
        .filter(limit -> limit.asks() == RoleAbility.Asks.AFTER)
        .map(
            limit ->
                match.state(WolfState.class).used.get(WolfState.key(player, limit.attribute())))
        .flatMap(used -> used.on().stream())
        .toList();
  }

  /** Chooses forced abilities that nobody has chosen, of all that is legal by chance. */
  static void force(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    for (int player : Players.living(match)) {
      for (RoleAbility ability : Roles.abilities(match, player)) {
        boolean chosen = waits(state, player, ability);
        if (ability.forced() && !chosen && refusal(match, player, ability).isEmpty()) {
          draw(match, player, ability);
        }
      }
    }
  }

  private static void draw(MatchContext match, int player, RoleAbility ability) {
    Map<String, List<String>> choosing = match.state(WolfState.class).choosing;
    String key = WolfState.key(player, ability.id());
    choosing.remove(key);
    do {
      List<Integer> legal =
          ability.selections() == 0
              ? List.of(-1)
              : Players.living(match).stream()
                  .filter(one -> refusal(match, player, ability, one).isEmpty())
                  .toList();
      if (legal.isEmpty()) {
        return;
      }
      int drawn = legal.size() == 1 ? 0 : match.roll(legal.size()) - 1;
      choose(match, player, ability, legal.get(drawn));
    } while (choosing.containsKey(key));
  }
}
