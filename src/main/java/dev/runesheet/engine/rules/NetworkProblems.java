package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The search for the rules that compile, though Drools throws something when it makes a network of
 * all: those written by hand without which it does not.
 *
 * @param builds whether a network can be made of some
 */
record NetworkProblems(List<RuleSource> sources, Predicate<List<RuleSource>> builds) {

  /** The number of rules of a file up to which each is left out by turns. */
  private static final int MOST_RULES = 64;

  private record Part(RuleSource file, RuleDescr rule) {

    Problem problem(String message) {
      return new Problem(file.name(), rule == null ? 0 : rule.getLine(), what() + message);
    }

    String place() {
      return what() + " at " + file.name() + (rule == null ? "" : ":" + rule.getLine());
    }

    private String what() {
      return rule == null ? "this file" : "rule (" + rule.getName() + ")";
    }
  }

  /** The exception to throw instead of that of Drools. */
  RuleCompilationException of(Throwable thrown) {
    List<Part> found = files().flatMap(this::parts).toList();
    if (found.isEmpty()) {
      return new RuleCompilationException(
          List.of(new Problem("rules", 0, "Drools fails with " + words(thrown))));
    }
    Part last = found.get(found.size() - 1);
    String others =
        found.stream().limit(found.size() - 1L).map(Part::place).collect(Collectors.joining(", "));
    String beside = others.isEmpty() ? "besides others" : "besides " + others;
    String message =
        String.format(
            Locale.ROOT,
            " cannot be built %s: Drools fails with %s; write it otherwise, such as with a"
                + " condition more at its beginning",
            beside,
            words(thrown));
    return new RuleCompilationException(List.of(last.problem(message)));
  }

  private static String words(Throwable thrown) {
    return thrown.getClass().getSimpleName() + " (" + thrown.getMessage() + ")";
  }

  /** The files written by hand without which a network can be made. */
  private Stream<RuleSource> files() {
    return sources.stream()
        .filter(source -> source.rules().isEmpty())
        .filter(source -> BuiltPackages.isOwnText(source.drl()))
        .filter(source -> builds.test(with(source, null)));
  }

  /** The rules of such a file without which it can be made; the file if no single one is. */
  private Stream<Part> parts(RuleSource file) {
    List<RuleDescr> rules =
        RuleParser.parse(RuleCompiler.resource(file), file.drl()).stream()
            .flatMap(all -> all.getRules().stream())
            .filter(rule -> !rule.isQuery())
            .toList();
    List<Part> single =
        rules.size() > MOST_RULES
            ? List.of()
            : rules.stream()
                .filter(rule -> builds.test(with(file, without(file, rule))))
                .map(rule -> new Part(file, rule))
                .toList();
    return single.isEmpty() ? Stream.of(new Part(file, null)) : single.stream();
  }

  /** The sources with another text for one file, or without that. */
  private List<RuleSource> with(RuleSource file, String drl) {
    List<RuleSource> others = new ArrayList<>(sources);
    int at = others.indexOf(file);
    others.remove(at);
    if (drl != null) {
      others.add(at, new RuleSource(file.name(), drl));
    }
    return others;
  }

  /** A file's text with blanks in the place of a rule. */
  private static String without(RuleSource file, RuleDescr rule) {
    String drl = file.drl();
    int from = rule.getStartCharacter();
    int to = Math.min(drl.length(), rule.getEndCharacter() + 1);
    String blanks =
        IntStream.range(from, to)
            .mapToObj(at -> drl.charAt(at) == '\n' ? "\n" : " ")
            .collect(Collectors.joining());
    return drl.substring(0, from) + blanks + drl.substring(to);
  }
}
