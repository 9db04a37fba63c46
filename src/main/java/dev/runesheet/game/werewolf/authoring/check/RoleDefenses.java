package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.game.werewolf.authoring.step.PhaseSteps;
import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The check for defenses that are over before anything comes that they stop, by the durations and
 * the steps of phases in the game's tables.
 */
public final class RoleDefenses {

  /** The last place of a phase: of what can come at any time. */
  private static final int LAST = Integer.MAX_VALUE;

  private final TablePhrases tables;
  private final Map<Daytime, List<PhaseStep>> steps = new EnumMap<>(Daytime.class);
  private final Map<KillingSort, Set<Moment>> killings = new EnumMap<>(KillingSort.class);

  /** A time and a place of its steps, and what comes then. */
  private record Moment(Daytime by, int place, UsedAbility what) {

    boolean played() {
      return what.played();
    }
  }

  /**
   * The defenses of a game.
   *
   * @param table its steps, each in a row of its own
   */
  public RoleDefenses(TablePhrases tables, PhaseSteps table) {
    this.tables = tables;
    for (Daytime by : Daytime.values()) {
      steps.put(by, table.of(by).stream().map(PhaseSteps.At::step).toList());
    }
  }

  /** Checks all definitions of the game, of which each line was understood. */
  public void check(List<Definition> definitions, Diagnostics findings) {
    List<UsedAbility> all = UsedAbility.of(definitions);
    all.stream()
        .filter(one -> one.use().ability() instanceof Ability.Killing)
        .forEach(one -> kills(((Ability.Killing) one.use().ability()).subtype(), one));
    for (UsedAbility one : all) {
      if (one.use().ability() instanceof Ability.Protecting defense && !mayStop(one, defense)) {
        report(one, defense, findings);
      }
    }
  }

  // ---- killings

  private void kills(KillingSort sort, UsedAbility one) {
    Set<Moment> moments = killings.computeIfAbsent(sort, any -> new LinkedHashSet<>());
    for (Daytime by : one.by()) {
      if (one.at().isEmpty()) {
        moments.add(new Moment(by, LAST, one));
      }
      one.at().stream()
          .map(step -> steps.get(by).lastIndexOf(step))
          .filter(place -> place >= 0)
          .forEach(place -> moments.add(new Moment(by, place, one)));
    }
  }

  private Stream<KillingSort> stopped(Ability.Protecting one) {
    return killings.keySet().stream()
        .filter(killing -> tables.stops(killing, one.from(), one.through()));
  }

  // ---- defenses

  /** True if a defense may be there when something comes that it stops; or if nothing ever does. */
  private boolean mayStop(UsedAbility one, Ability.Protecting defense) {
    List<Moment> needed =
        stopped(defense).flatMap(killing -> killings.get(killing).stream()).toList();
    OptionalInt last = tables.further(defense.duration(), Phase.daytime(Phase.FIRST));
    if (one.begins() && last.isPresent() && !needed.isEmpty()) {
      return IntStream.rangeClosed(Phase.FIRST, last.getAsInt() + 1)
          .anyMatch(
              phase ->
                  needed.stream()
                      .filter(at -> phase <= last.getAsInt() || isBeforeEnds(at))
                      .anyMatch(at -> comes(at, phase) && isMet(defense, at)));
    }
    return needed.isEmpty()
        || one.by().stream()
            .anyMatch(by -> needed.stream().anyMatch(at -> isThere(one, defense, by, at)));
  }

  /** True if a defense that is brought by night, or by day, may be there at a moment. */
  private boolean isThere(UsedAbility one, Ability.Protecting defense, Daytime begun, Moment at) {
    if (!isMet(defense, at)) {
      return false;
    }
    int last = tables.further(defense.duration(), begun).orElse(Daytime.values().length);
    int from = one.at().stream().mapToInt(step -> steps.get(begun).indexOf(step)).min().orElse(0);
    return IntStream.rangeClosed(0, last + 1)
        .filter(further -> (further % 2 == 0) == (begun == at.by()))
        .filter(further -> further <= last || isBeforeEnds(at))
        .anyMatch(further -> further > 0 || at.place() >= from);
  }

  /** True if a defense is about what comes at a moment. */
  private static boolean isMet(Ability.Protecting defense, Moment at) {
    boolean other = defense.during().filter(by -> by != at.by()).isPresent();
    return !other && (defense.by().isEmpty() || at.played());
  }

  /** True if what is over with the phase before is still there. */
  private boolean isBeforeEnds(Moment at) {
    return at.place() < steps.get(at.by()).indexOf(PhaseStep.EXPIRE);
  }

  /** True if a killing may come in a phase: what answers a death, if there may be one. */
  private boolean comes(Moment at, int phase) {
    return isIn(at, phase)
        && (!at.what().answersDeath()
            || killings.values().stream()
                .flatMap(Set::stream)
                .anyMatch(other -> !other.what().answersDeath() && isIn(other, phase)));
  }

  private static boolean isIn(Moment at, int phase) {
    return at.by() == Phase.daytime(phase) && at.what().comes(phase);
  }

  private void report(UsedAbility one, Ability.Protecting defense, Diagnostics findings) {
    String during = defense.during().map(by -> " during " + by.title()).orElse("");
    String by = defense.by().map(who -> " by " + RoleTextWriter.write(who)).orElse("");
    String found =
        "protection from "
            + Words.quote(defense.from().title())
            + by
            + during
            + " ("
            + defense.duration().word()
            + ")"
            + (one.begins() ? " from " + Phase.words(Phase.FIRST) : "");
    String when =
        stopped(defense)
            .map(
                killing ->
                    killing.title() + " " + times(killing) + (by.isEmpty() ? "" : doer(killing)))
            .collect(Collectors.joining(", "));
    findings.error(
        Code.IMPOSSIBLE,
        one.use().written().of(defense.from().title()),
        found,
        "one that is there when what it stops may come ("
            + when
            + (one.begins() ? earliest(defense) : "")
            + ")");
  }

  /** The first phase in which something comes that a defense stops. */
  private String earliest(Ability.Protecting defense) {
    return IntStream.range(Phase.FIRST, RoleTimes.SHOWN)
        .filter(
            phase ->
                stopped(defense)
                    .flatMap(killing -> killings.get(killing).stream())
                    .anyMatch(at -> comes(at, phase) && isMet(defense, at)))
        .mapToObj(phase -> ", from " + Phase.words(phase) + " on")
        .findFirst()
        .orElse("");
  }

  /** Says of what no player does that a poll does. */
  private String doer(KillingSort killing) {
    return killings.get(killing).stream().noneMatch(Moment::played) ? ", by a poll alone" : "";
  }

  private String times(KillingSort killing) {
    return Arrays.stream(Daytime.values())
        .filter(by -> killings.get(killing).stream().anyMatch(one -> one.by() == by))
        .map(by -> "by " + by.word())
        .collect(Collectors.joining(" and "));
  }
}
