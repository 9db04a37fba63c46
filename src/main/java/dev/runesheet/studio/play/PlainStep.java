package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.Numerals;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.why.EvaluatedGuard;
import dev.runesheet.why.EvaluatedRule;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Steps for people who know the game but not the workings of its rules: what changed, the effect
 * that did it, in its own sentence and with its place, and what was chosen. Verbs, blocks and
 * events that nobody answers say nothing to them.
 */
final class PlainStep {

  private final Trace trace;
  private final StepWords words;
  private final UnaryOperator<String> called;

  /**
   * Creates the words for a trace.
   *
   * @param called what people call a number; empty if it is the rules' own affair
   */
  PlainStep(Trace trace, UnaryOperator<String> called) {
    this.trace = trace;
    this.called = called;
    this.words = new StepWords(trace);
  }

  /** A step as {@code words}, and perhaps a {@code note} and the {@code source} of what did it. */
  Optional<ObjectNode> of(Step step) {
    if (step instanceof Step.Changed changed) {
      return changed.what() instanceof Happening.StatChanged stat
          ? number(stat)
          : Optional.of(changed(changed.what()));
    }
    if (step instanceof Step.Ran ran) {
      String of = trace.name(ran.self());
      String did = ran.withheld() ? " was to act, but " + ran.obstacle() : " acted";
      return Optional.of(noted(effect(ran.effect(), of) + did, ran.effect()));
    }
    if (step instanceof Step.Block block) {
      return conditions(block);
    }
    if (step instanceof Step.Raised raised) {
      return raised.answers().isEmpty() ? Optional.empty() : Optional.of(moment(raised));
    }
    if (step instanceof Step.Asked asked) {
      return asked.rules().stream().findFirst().map(this::table);
    }
    if (step instanceof Step.Moment moment) {
      return moment.deciders().isEmpty()
          ? Optional.empty()
          : Optional.of(said(words.line(step)).put("note", lines(words.details(step))));
    }
    return step instanceof Step.Called ? Optional.empty() : Optional.of(said(words.line(step)));
  }

  private static ObjectNode said(String text) {
    return Json.object().put("words", text);
  }

  private static String lines(List<String> all) {
    return String.join("; ", all);
  }

  private Optional<ObjectNode> number(Happening.StatChanged change) {
    String stat = called.apply(change.stat());
    String of = Possessive.of(trace.name(change.entity())) + " " + stat + " ";
    String values = Numerals.plain(change.before()) + " → " + Numerals.plain(change.after());
    return stat.isEmpty() ? Optional.empty() : Optional.of(said(of + values));
  }

  private ObjectNode changed(Happening what) {
    if (what instanceof Happening.EffectEntered entered) {
      String of = trace.name(entered.effect().getHolder());
      String effect = entered.effect().getEffect();
      return noted(effect(effect, of) + " came into force", effect);
    }
    if (what instanceof Happening.EffectEnded ended) {
      String of = trace.name(ended.effect().getHolder());
      return noted(effect(ended.effect().getEffect(), of) + " ended", ended.effect().getEffect());
    }
    if (what instanceof Happening.Modified modified) {
      String of = trace.name(modified.source());
      String counts = modified.begins() ? " counts from now on" : " counts no longer";
      return noted(effect(modified.effect(), of) + counts, modified.effect());
    }
    return said(words.happening(what));
  }

  private ObjectNode noted(String text, String block) {
    SourceNotes.Note note = trace.book().noteOfBlock(block);
    ObjectNode json = said(text);
    return note == null ? json : json.put("note", note.sentence()).put("source", note.source());
  }

  /** An effect by its name, or as that of its card if it has none. */
  private String effect(String block, String of) {
    return effect(trace.book(), block, of);
  }

  /** An effect by its name and whose it is; as that of its card if it has no name. */
  static String effect(Rules book, String block, String of) {
    EffectDefinition effect = book.effectOfBlock(block);
    boolean nameless = effect == null || MatchStory.isInternal(effect) || effect.name().equals(of);
    String whose = of.isEmpty() ? "" : " of " + of;
    return (nameless ? "The effect" : "“" + effect.name() + "”") + whose;
  }

  private Optional<ObjectNode> conditions(Step.Block block) {
    List<String> held = new ArrayList<>();
    for (EvaluatedRule rule : block.rules()) {
      if (rule.fired()) {
        rule.guards().stream().map(EvaluatedGuard::sentence).forEach(held::add);
      }
    }
    return held.isEmpty()
        ? Optional.empty()
        : Optional.of(said("its condition held: " + lines(held)));
  }

  private ObjectNode moment(Step.Raised raised) {
    int about = raised.event().getSubject();
    String whose = about < 0 ? "" : " (" + trace.name(about) + ")";
    String answers =
        raised.answers().stream()
            .map(one -> effect(one.effect(), trace.name(one.holder())))
            .distinct()
            .collect(Collectors.joining(", "));
    return said("the moment “" + raised.event().getTrigger() + "”" + whose)
        .put("note", "It is answered by: " + answers);
  }

  private ObjectNode table(EvaluatedRule row) {
    ObjectNode json = said("the table's row “" + row.rule() + "” decided");
    return row.writtenAt().isEmpty() ? json : json.put("source", row.writtenAt());
  }
}
