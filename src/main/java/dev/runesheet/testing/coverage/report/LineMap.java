package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.report.LineCoverage.Way;
import dev.runesheet.testing.coverage.report.SourceText.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The rules of one text, line by line. */
final class LineMap {

  private final Map<Integer, LineCoverage> lines = new TreeMap<>();
  private final SourceText text;
  private final Function<RuleCoverage, Optional<String>> unreachable;

  private LineMap(SourceText text, Function<RuleCoverage, Optional<String>> unreachable) {
    this.text = text;
    this.unreachable = unreachable;
  }

  /**
   * Puts rules on the lines of their text.
   *
   * @param unreachable why nothing can reach a rule; empty if it counts
   */
  static LineMap of(
      SourceText text,
      List<RuleCoverage> rules,
      Function<RuleCoverage, Optional<String>> unreachable) {
    LineMap map = new LineMap(text, unreachable);
    List<Piece> pieces = new ArrayList<>();
    rules.forEach(rule -> map.pieces(rule, pieces));
    // An inner piece describes its lines more exactly than the one around it.
    pieces.sort(
        Comparator.<Piece>comparingInt(piece -> -piece.span.length())
            .thenComparing(piece -> piece.span.first()));
    map.colour(pieces);
    rules.forEach(map::count);
    return map;
  }

  /** The lines with coverage, by their numbers. */
  Map<Integer, LineCoverage> lines() {
    return lines;
  }

  /** A piece of text with lines of its own and a state. */
  private record Piece(Span span, State state) {}

  private void pieces(RuleCoverage rule, List<Piece> pieces) {
    State fired = state(rule);
    pieces.add(new Piece(span(rule.place()), fired));
    rule.steps().forEach(step -> pieces.add(new Piece(span(step), fired)));
    for (ConditionCoverage condition : rule.conditions()) {
      State outcome = fired == State.UNREACHABLE ? fired : state(condition);
      pieces.add(new Piece(firstLine(span(condition.place())), outcome));
    }
  }

  private State state(RuleCoverage rule) {
    if (unreachable.apply(rule).isPresent()) {
      return State.UNREACHABLE;
    }
    return rule.fired() > 0 ? State.COVERED : State.MISSED;
  }

  static State state(ConditionCoverage condition) {
    return switch (condition.outcomes()) {
      case 0 -> State.MISSED;
      case 1 -> State.PARTLY;
      default -> State.COVERED;
    };
  }

  private Span span(String place) {
    return text.span(SourceLocation.read(place));
  }

  private static Span firstLine(Span span) {
    return new Span(span.first(), span.first());
  }

  private void colour(List<Piece> pieces) {
    for (Piece piece : pieces) {
      for (int number = piece.span.first(); number <= piece.span.last(); number++) {
        line(number).isPartOf(piece.span.length(), piece.state);
      }
    }
  }

  private LineCoverage line(int number) {
    return lines.computeIfAbsent(number, LineCoverage::new);
  }

  private void count(RuleCoverage rule) {
    Optional<String> why = unreachable.apply(rule);
    LineCoverage head = line(span(rule.place()).first());
    if (why.isPresent()) {
      head.note("\"" + rule.name() + "\" cannot be reached: " + why.get());
      return;
    }
    head.count(rule.fired());
    head.note("\"" + rule.name() + "\" fired " + Words.times(rule.fired()));
    if (rule.branch()) {
      head.way(new Way("ways at " + rule.place(), rule.fired()));
    }
    rule.steps().forEach(step -> line(span(step).first()).count(rule.fired()));
    for (ConditionCoverage condition : rule.conditions()) {
      LineCoverage line = line(span(condition.place()).first());
      line.note(words(condition));
      line.count(condition.held() + condition.failed());
      if (!rule.branch() || rule.conditions().size() > 1) {
        String group = rule.name() + ": " + condition.text();
        line.way(new Way(group, condition.held()));
        line.way(new Way(group, condition.failed()));
      }
    }
  }

  static String words(ConditionCoverage condition) {
    return condition.words()
        + " held "
        + Words.times(condition.held())
        + ", failed "
        + Words.times(condition.failed());
  }
}
