package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.LoneNames;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The check for unused effects and words: effects that never come into play, stats that nobody has,
 * and types and keys of stacking that only one effect has.
 */
final class UseCheck {

  private final Knowledge knowledge;
  private final PartPlaces places;
  private final Report report;
  private final RaisedEvents raised;
  private final boolean anything;

  /** A word that an author may invent. */
  private record Invented(Effect effect, String word) {}

  UseCheck(Knowledge knowledge, Collection<Program> programs, PartPlaces places, Report report) {
    this.knowledge = knowledge;
    this.places = places;
    this.report = report;
    this.raised = RaisedEvents.of(knowledge, programs);
    this.anything = programs.stream().anyMatch(Program::opaque);
  }

  void check(List<Effect> effects) {
    for (Effect effect : effects) {
      owner(effect);
      trigger(effect);
      stats(effect);
    }
    types(effects);
    keys(effects.stream().filter(effect -> !effect.stacking().key().isEmpty()).toList());
  }

  /** Finds misspelt types; those that follow from names or numbers are right. */
  private void types(List<Effect> effects) {
    Set<String> derived = new TreeSet<>();
    List<Invented> written = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify modify) {
        boolean follows = List.of(effect.name(), modify.stat()).contains(modify.type());
        if (follows) {
          derived.add(modify.type());
        } else {
          written.add(new Invented(effect, modify.type()));
        }
      }
    }
    near("type", written, derived);
  }

  private void keys(List<Effect> keyed) {
    List<Invented> written = new ArrayList<>();
    Map<Stacking, Integer> times = new HashMap<>();
    for (Effect effect : keyed) {
      written.add(new Invented(effect, effect.stacking().key()));
      times.merge(effect.stacking(), 1, Integer::sum);
    }
    Set<String> slips = near("key", written, Set.of());
    for (Effect effect : keyed) {
      Stacking stacking = effect.stacking();
      boolean lone = times.get(stacking) == 1 && !slips.contains(stacking.key());
      if (lone && !means(effect, stacking)) {
        String why = "no other effect stacks with " + Words.quote(effect.id());
        report.add(Code.LONE_KEY, effect.source(), stacking.key(), why, effect);
      }
    }
  }

  /**
   * Tells of words that are slips, at the fields in which they stand.
   *
   * @param sure words that are right
   * @return the slips
   */
  private Set<String> near(String field, List<Invented> written, Set<String> sure) {
    List<String> words = written.stream().map(Invented::word).toList();
    Map<String, String> slips = LoneNames.slips(sure, words);
    for (Invented one : written) {
      if (slips.containsKey(one.word())) {
        SourceLocation place = places.change(one.effect(), field);
        String expected = "a " + field + " that another effect has";
        Diagnostic slip = Diagnostic.about(Code.NAME_NEAR, place, one.word(), expected);
        report.add(slip.meaning(slips.get(one.word())), one.effect());
      }
    }
    return slips.keySet();
  }

  /** Copies of one card stack by its key alone, and by their type, whatever else there is. */
  private static boolean means(Effect effect, Stacking stacking) {
    return stacking.mode() != StackingMode.ADDITIVE
        || effect.body() instanceof Body.Modify modify && modify.type().equals(stacking.key());
  }

  private void owner(Effect effect) {
    if (knowledge.get(Knowledge.OWNERS).isEmpty()
        || knowledge.get(Knowledge.OWNERS).contains(effect.owner())) {
      return;
    }
    List<String> known = knowledge.get(Knowledge.OWNERS).stream().sorted().toList();
    String near = Words.nearest(effect.owner(), known);
    String why =
        near == null ? "there is " + String.join(", ", known) : "did you mean '" + near + "'?";
    report.add(Code.NEVER_IN_PLAY, places.owner(effect), effect.owner(), why, effect);
  }

  /** Finds stats that no entity has: a continuous change of one does nothing, a line fails. */
  private void stats(Effect effect) {
    if (effect.body() instanceof Body.Modify modify) {
      stat(modify.stat(), places.change(effect, "changes"), effect);
    }
    effect
        .steps()
        .forEach(
            step -> {
              if (step instanceof Step.Do act) {
                act.stat().ifPresent(stat -> stat(stat, places.step(effect, step), effect));
              }
            });
  }

  private void stat(String stat, SourceLocation place, Effect effect) {
    Set<String> known = new TreeSet<>(knowledge.get(Knowledge.STATS));
    if (!known.isEmpty() && !known.contains(stat)) {
      report.add(Diagnostic.unknownWord(Code.UNKNOWN_STAT, place, stat, known), effect);
    }
  }

  private void trigger(Effect effect) {
    String event = effect.trigger().event();
    boolean known = !knowledge.get(Knowledge.TRIGGERS).isEmpty() && !effect.trigger().activated();
    List<String> parts =
        StatEvent.stat(event).map(knowledge.get(Knowledge.SUMS)::get).orElse(List.of());
    if (!known
        || raised.contains(event)
        || anything && StatEvent.isChange(event) && parts.isEmpty()) {
      return;
    }
    String why =
        StatEvent.stat(event)
            .map(stat -> parts.isEmpty() ? "no effect changes " + stat : sum(stat, parts))
            .orElse("neither the game nor an effect brings it about");
    report.add(Code.NEVER_RAISED, places.trigger(effect), event, why, effect);
  }

  private static String sum(String stat, List<String> parts) {
    String events =
        parts.stream().map(StatEvent::of).map(Words::quote).collect(Collectors.joining(", "));
    return stat + " is a sum, of which only its parts change: answer " + events;
  }
}
