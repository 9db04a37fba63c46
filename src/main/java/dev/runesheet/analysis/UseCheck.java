package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.StackingMode;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The check for unused effects and words: effects that never come into play, and words that only
 * one effect uses.
 */
final class UseCheck {

  private final Knowledge knowledge;
  private final Places places;
  private final Report report;
  private final RaisedEvents raised;
  private final boolean anything;

  UseCheck(Knowledge knowledge, Collection<Program> programs, Places places, Report report) {
    this.knowledge = knowledge;
    this.places = places;
    this.report = report;
    this.raised = RaisedEvents.of(knowledge, programs);
    this.anything = programs.stream().anyMatch(Program::opaque);
  }

  void check(List<Effect> effects) {
    Map<Stacking, Effect> keys = new LinkedHashMap<>();
    Set<Stacking> shared = new HashSet<>();
    for (Effect effect : effects) {
      owner(effect);
      trigger(effect);
      boolean keyed = !effect.stacking().key().isEmpty();
      if (keyed && keys.putIfAbsent(effect.stacking(), effect) != null) {
        shared.add(effect.stacking());
      }
    }
    keys.forEach(
        (stacking, effect) -> {
          if (!shared.contains(stacking) && !means(effect, stacking)) {
            String why = "no other effect stacks with " + Words.quote(effect.id());
            report.add(Code.LONE_KEY, effect.source(), stacking.key(), why, effect);
          }
        });
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
