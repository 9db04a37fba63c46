package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.authoring.effect.TablePhrases;
import dev.runesheet.game.werewolf.authoring.step.PhaseSteps;
import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.KillingSort;
import dev.runesheet.game.werewolf.word.PollChange;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.language.roletext.ContainedAbilities;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The check for defenses that are over before anything comes that they stop, by the durations and
 * the steps of phases in the game's tables.
 */
final class RoleDefenses {

  /** The last place of a phase: of what can come at any time. */
  private static final int LAST = Integer.MAX_VALUE;

  private final TablePhrases tables;
  private final Map<Daytime, List<PhaseStep>> steps = new EnumMap<>(Daytime.class);
  private final Map<KillingSort, Set<Moment>> killings = new EnumMap<>(KillingSort.class);

  /** A time and a place of its steps, and whether a player does what comes then. */
  private record Moment(Daytime by, int place, boolean played) {}

  /** Something that is used, the steps in which it is; none for any; and whether by a player. */
  private record Used(AbilityUse use, List<Daytime> by, List<PhaseStep> at, boolean played) {}

  /**
   * The defenses of a game.
   *
   * @param table its steps, each in a row of its own
   */
  RoleDefenses(TablePhrases tables, PhaseSteps table) {
    this.tables = tables;
    for (Daytime by : Daytime.values()) {
      steps.put(by, table.of(by).stream().map(PhaseSteps.At::step).toList());
    }
  }

  /** Checks all definitions of the game, of which each line was understood. */
  void check(List<Definition> definitions, Diagnostics findings) {
    Set<String> carried = carriedOut(definitions);
    List<Used> all = definitions.stream().flatMap(one -> uses(one, carried)).toList();
    all.stream()
        .filter(one -> one.use().ability() instanceof Ability.Killing)
        .forEach(one -> kills(((Ability.Killing) one.use().ability()).subtype(), one));
    for (Used one : all) {
      if (one.use().ability() instanceof Ability.Protecting defense && !mayStop(one, defense)) {
        report(one, defense, findings);
      }
    }
  }

  // ---- what is used when

  /** The polls whose results a player carries out: who creates one, or a voter of a group. */
  private static Set<String> carriedOut(List<Definition> definitions) {
    Stream<String> groups =
        definitions.stream().filter(Definition.Group.class::isInstance).map(Definition::name);
    Stream<String> created =
        definitions.stream().flatMap(ContainedAbilities::of).flatMap(RoleDefenses::created);
    return Stream.concat(groups, created).collect(Collectors.toSet());
  }

  private static Stream<String> created(AbilityUse use) {
    return use.ability() instanceof Ability.PollManipulating one
            && one.subtype() == PollChange.CREATE
        ? Stream.of(one.poll())
        : Stream.empty();
  }

  private static Stream<Used> uses(Definition definition, Set<String> carried) {
    if (definition instanceof Definition.Poll poll) {
      List<PhaseStep> met = List.of(PhaseStep.of(PollSort.of(poll.name())));
      boolean played = carried.contains(poll.name());
      return ContainedAbilities.of(poll).map(use -> new Used(use, both(), met, played));
    }
    return definition.abilities().stream().flatMap(RoleDefenses::uses);
  }

  private static Stream<Used> uses(TriggeredAbility one) {
    if (one.action() instanceof Action.Compound compound) { // Its later parts come at their time.
      return compound.parts().stream()
          .flatMap(part -> ContainedAbilities.of(new Action.Abilities(part.abilities())))
          .map(use -> new Used(use, both(), List.of(), true));
    }
    return ContainedAbilities.of(one.action()).map(use -> used(one.trigger(), use));
  }

  private static Used used(Trigger trigger, AbilityUse use) {
    boolean kills = use.ability() instanceof Ability.Killing;
    return trigger instanceof Trigger.At at
        ? new Used(
            use,
            at.timing().daytime().map(List::of).orElse(both()),
            PhaseStep.of(at.timing(), kills),
            true)
        : new Used(use, both(), List.of(), true);
  }

  private static List<Daytime> both() {
    return List.of(Daytime.values());
  }

  // ---- killings

  private void kills(KillingSort sort, Used one) {
    Set<Moment> moments = killings.computeIfAbsent(sort, any -> new LinkedHashSet<>());
    for (Daytime by : one.by()) {
      if (one.at().isEmpty()) {
        moments.add(new Moment(by, LAST, one.played()));
      }
      one.at().stream()
          .map(step -> steps.get(by).lastIndexOf(step))
          .filter(place -> place >= 0)
          .forEach(place -> moments.add(new Moment(by, place, one.played())));
    }
  }

  private Stream<KillingSort> stopped(Ability.Protecting one) {
    return killings.keySet().stream()
        .filter(killing -> tables.stops(killing, one.from(), one.through()));
  }

  // ---- defenses

  /** True if a defense may be there when something comes that it stops; or if nothing ever does. */
  private boolean mayStop(Used one, Ability.Protecting defense) {
    List<Moment> needed =
        stopped(defense).flatMap(killing -> killings.get(killing).stream()).toList();
    return needed.isEmpty()
        || one.by().stream()
            .anyMatch(by -> needed.stream().anyMatch(at -> isThere(one, defense, by, at)));
  }

  /** True if a defense that is brought by night, or by day, may be there at a moment. */
  private boolean isThere(Used one, Ability.Protecting defense, Daytime begun, Moment at) {
    boolean other = defense.during().filter(by -> by != at.by()).isPresent();
    if (other || defense.by().isPresent() && !at.played()) {
      return false;
    }
    int last = tables.further(defense.duration(), begun).orElse(Daytime.values().length);
    int from = one.at().stream().mapToInt(step -> steps.get(begun).indexOf(step)).min().orElse(0);
    int ends = steps.get(at.by()).indexOf(PhaseStep.EXPIRE);
    return IntStream.rangeClosed(0, last + 1)
        .filter(further -> (further % 2 == 0) == (begun == at.by()))
        .filter(further -> further <= last || at.place() < ends)
        .anyMatch(further -> further > 0 || at.place() >= from);
  }

  private void report(Used one, Ability.Protecting defense, Diagnostics findings) {
    String during = defense.during().map(by -> " during " + by.title()).orElse("");
    String by = defense.by().map(who -> " by " + RoleTextWriter.write(who)).orElse("");
    String found =
        "protection from "
            + Words.quote(defense.from().title())
            + by
            + during
            + " ("
            + defense.duration().word()
            + ")";
    String when =
        stopped(defense)
            .map(
                killing ->
                    killing.title() + " " + times(killing) + (by.isEmpty() ? "" : doer(killing)))
            .collect(Collectors.joining(", "));
    findings.add(
        Diagnostic.of(
            Code.IMPOSSIBLE,
            one.use().written().of(defense.from().title()),
            found,
            "one that is there when what it stops may come (" + when + ")"));
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
