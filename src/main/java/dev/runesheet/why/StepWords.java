package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spelling.Series;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The words for the steps of a trace, for people. */
public record StepWords(Trace trace) {

  /**
   * Creates the words for the happenings of a match without a trace.
   *
   * @param name the name of an entity, also of a player who is one
   */
  public static StepWords of(Match match, Function<Entity, String> name) {
    return new StepWords(Trace.of(match, List.of(), name));
  }

  /** A step on one line, without its number. */
  public String line(Step step) {
    if (step instanceof Step.Changed changed) {
      return happening(changed.what());
    }
    if (step instanceof Step.Chosen chosen) {
      return trace.player(chosen.decision().player()) + " " + chosen.option().chosen();
    }
    if (step instanceof Step.Raised raised) {
      return event(raised);
    }
    if (step instanceof Step.Ran ran) {
      String did = ran.withheld() ? " was to run, but " + ran.obstacle() : " ran";
      return effect(ran.effect()) + " of " + trace.name(ran.self()) + did;
    }
    if (step instanceof Step.Block block) {
      boolean fired = block.rules().stream().anyMatch(EvaluatedRule::fired);
      return "step " + block.block() + (fired ? "" : ": no rule fired");
    }
    if (step instanceof Step.Moment moment) {
      return moment.words();
    }
    if (step instanceof Step.Called called) {
      return called.arguments().stream()
          .map(one -> one.name() + " " + one.value())
          .collect(Collectors.joining(", ", "verb " + called.verb() + ": ", ""))
          .replaceFirst(": $", "");
    }
    if (step instanceof Step.Asked asked) {
      return "rules were asked about " + asked.question();
    }
    return step instanceof Step.Begun begun ? begun(begun) : "the game's phases went on";
  }

  private static String begun(Step.Begun begun) {
    return begun.answers() == 0
        ? "the match was set up"
        : "the match was restored; what led there, up to answer "
            + begun.answers()
            + ", is not known here";
  }

  private String event(Step.Raised raised) {
    Event event = raised.event();
    String about = event.isAboutNobody() ? "" : " (" + trace.name(event.getSubject()) + ")";
    String by = event.getCauser() == Event.NOBODY ? "" : ", by " + trace.name(event.getCauser());
    String heard =
        raised.lost().isEmpty()
            ? raised.answers().isEmpty() ? ": nobody answers" : ""
            : ": " + raised.lost();
    return "event '" + event.getTrigger() + "'" + about + by + heard;
  }

  /** The details of a step, line by line. */
  public List<String> details(Step step) {
    List<String> lines = new ArrayList<>();
    if (step instanceof Step.Called called && !called.rule().isEmpty()) {
      lines.add("called by the rule " + called.rule());
    } else if (step instanceof Step.Asked asked) {
      asked.rules().forEach(rule -> lines.add(fired(rule)));
    } else if (step instanceof Step.Changed changed) {
      changed(changed, lines);
    } else if (step instanceof Step.Raised raised && !raised.answers().isEmpty()) {
      lines.add(
          raised.answers().stream()
              .map(one -> effect(one.effect()) + " of " + trace.name(one.holder()))
              .collect(Collectors.joining(", ", "answered by ", "")));
    } else if (step instanceof Step.Ran ran) {
      says(ran.effect(), lines);
      lines.addAll(decisions(ran));
    } else if (step instanceof Step.Block block) {
      block.rules().forEach(rule -> rule(rule, lines));
    } else if (step instanceof Step.Moment moment) {
      moment.rules().forEach(rule -> lines.add(fired(rule)));
      moment.deciders().forEach(one -> lines.add("decided by " + origin(one)));
    }
    return lines;
  }

  /** The reasons that decided about the attempts of a program, in order, and those against them. */
  List<String> decisions(Step.Ran ran) {
    List<String> decisions = new ArrayList<>();
    for (Step step : trace.of(ran)) {
      if (step instanceof Step.Moment moment) {
        moment
            .deciders()
            .forEach(one -> decisions.add(moment.stage() + ": decided by " + origin(one)));
      } else if (step instanceof Step.Changed changed
          && changed.what() instanceof Happening.Attempted attempt
          && attempt.prevented()) {
        decisions.add(happening(attempt));
      }
    }
    return decisions;
  }

  /** An entity, and the program that brought it. */
  private String origin(int entity) {
    String by =
        trace.appeared(entity).stream()
            .flatMap(step -> trace.chain(step.number()).stream())
            .filter(Step.Ran.class::isInstance)
            .findFirst()
            .map(step -> ", of step " + step.number() + ": " + line(step))
            .orElse("");
    return trace.name(entity) + by;
  }

  private void changed(Step.Changed changed, List<String> lines) {
    if (!changed.rule().isEmpty()) {
      String verb = changed.verb().isEmpty() ? "" : "by the verb " + changed.verb() + ", called ";
      lines.add(verb + "by the rule " + changed.rule());
    }
    String effect =
        changed.what() instanceof Happening.Modified modified
            ? modified.effect()
            : changed.what() instanceof Happening.EffectEntered entered
                ? entered.effect().getEffect()
                : changed.what() instanceof Happening.EffectEnded ended
                    ? ended.effect().getEffect()
                    : "";
    SourceNotes.Note note = says(effect, lines);
    if (note != null) {
      lines.add("written at " + note.source());
    }
  }

  /** Adds the sentence of an effect; returns its note, or null if it has none. */
  private SourceNotes.Note says(String effect, List<String> lines) {
    SourceNotes.Note note = trace.book().noteOfBlock(effect);
    if (note != null && !note.sentence().isEmpty()) {
      lines.add(note.sentence());
    }
    return note;
  }

  private static void rule(EvaluatedRule rule, List<String> lines) {
    String guards =
        rule.guards().stream().map(EvaluatedGuard::sentence).collect(Collectors.joining("; "));
    String conditions = guards.isEmpty() ? "" : ", if " + guards;
    lines.add((rule.fired() ? "fired: " : "not: ") + rule.rule() + conditions);
    if (rule.fired() && !rule.writtenAt().isEmpty()) {
      lines.add("written at " + rule.writtenAt());
    }
  }

  private static String fired(EvaluatedRule rule) {
    String place = rule.writtenAt().isEmpty() ? "" : ", written at " + rule.writtenAt();
    return "fired: " + rule.rule() + place;
  }

  /** An effect by its name and id. */
  public String effect(String id) {
    EffectDefinition effect = trace.book().effectOfBlock(id);
    return effect == null ? id : effect.name() + " (" + effect.id() + ")";
  }

  /** The words for a happening. */
  public String happening(Happening happening) {
    if (happening instanceof Happening.StatChanged change) {
      return Possessive.of(trace.name(change.entity()))
          + " "
          + change.stat()
          + " "
          + Numbers.plain(change.before())
          + " → "
          + Numbers.plain(change.after());
    }
    if (happening instanceof Happening.Moved move) {
      return trace.name(move.entity()) + move(move);
    }
    if (happening instanceof Happening.Modified modified) {
      return Possessive.of(trace.name(modified.entity()))
          + " "
          + modified.stat()
          + " → "
          + Numbers.plain(modified.now())
          + ": "
          + effect(modified.effect())
          + " of "
          + trace.name(modified.source())
          + (modified.begins() ? " counts from now on" : " counts no longer");
    }
    if (happening instanceof Happening.Suppressed suppressed) {
      return effect(suppressed.effect())
          + " of "
          + trace.name(suppressed.entity())
          + (suppressed.begins() ? " is suppressed" : " is not suppressed any more")
          + (suppressed.by().isEmpty()
              ? ""
              : " by " + effect(suppressed.by()) + " of " + trace.name(suppressed.source()));
    }
    if (happening instanceof Happening.Appeared appeared) {
      return appeared.name() + " appeared" + in(appeared.zone());
    }
    if (happening instanceof Happening.EffectEntered entered) {
      String effect = effect(entered.effect().getEffect());
      return effect + " of " + trace.name(entered.effect().getHolder()) + " came into play";
    }
    if (happening instanceof Happening.EffectEnded ended) {
      String effect = effect(ended.effect().getEffect());
      return effect + " of " + trace.name(ended.effect().getHolder()) + " left play";
    }
    return other(happening);
  }

  /** The place of what appears; of what is no card, which lies in no zone of the game, nothing. */
  private String in(String zone) {
    return zone.startsWith("(") ? "" : " in " + zone(zone);
  }

  private String zone(String name) {
    return trace.book().game().displayZone(name, trace::name);
  }

  private String move(Happening.Moved move) {
    String control =
        move.controller() == move.fromController()
            ? ""
            : move.controller() < 0
                ? " became nobody's"
                : " came under the control of " + trace.player(move.controller());
    if (!move.fromZone().equals(move.zone())) {
      String moved = " moved from " + zone(move.fromZone()) + " to " + zone(move.zone());
      return control.isEmpty() ? moved : moved + " and" + control;
    }
    if (!control.isEmpty()) {
      return control;
    }
    return move.present() == move.wasPresent()
        ? " moved to place " + move.position()
        : move.present() ? " came into play" : " left play";
  }

  private String other(Happening happening) {
    if (happening instanceof Happening.Activated activated) {
      return effect(activated.effect()) + " of " + trace.name(activated.self()) + " ran";
    }
    if (happening instanceof Happening.Shown shown) {
      return trace.name(shown.entity()) + " was shown to " + trace.player(shown.player());
    }
    if (happening instanceof Happening.Signalled signal) {
      return "signal: " + signal.word();
    }
    if (happening instanceof Happening.Rolled roll) {
      String outcome = roll.outcome() + " of " + roll.sides();
      return roll.shuffling()
          ? "a shuffle drew " + outcome
          : roll.draws()
              ? trace.name(roll.drawn()) + " was chosen at random, " + outcome
              : "a die of " + roll.sides() + " showed " + roll.outcome();
    }
    if (happening instanceof Happening.Asked asked) {
      String prompt = asked.decision().prompt().replace('_', ' ');
      return trace.player(asked.decision().player()) + " was asked: " + prompt;
    }
    if (happening instanceof Happening.Attempted attempt) {
      String end = attempt.prevented() ? " was prevented: " + attempt.reason() : " was carried out";
      return attempt.kind()
          + " of "
          + trace.name(attempt.actor())
          + " on "
          + trace.name(attempt.target())
          + end;
    }
    if (happening instanceof Happening.PhaseEnded phase) {
      return "phase " + phase.phase() + " of turn " + phase.turn() + " ended";
    }
    if (happening instanceof Happening.MatchEnded end) {
      List<String> winners = end.winners().stream().map(trace::player).toList();
      String winner = winners.isEmpty() ? "nobody won" : Series.and(winners) + " won";
      return "the match ended: " + winner + " (" + end.reason() + ")";
    }
    return happening.toString();
  }
}
