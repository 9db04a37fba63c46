package dev.runesheet.pack.check;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.pack.PackContent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The check that the game has each scope of whose entities a program takes some, itself or by a
 * verb: a match fails where it does not. Whom continuous effects reach is left to rules, which can
 * know further scopes.
 */
final class UnknownScopes {

  private final RuleBook book;
  private final Set<Diagnostic> found = new LinkedHashSet<>();

  private UnknownScopes(RuleBook book) {
    this.book = book;
  }

  /** Reports each such scope at its line, once. */
  static void check(RuleBook book, PackContent content, Diagnostics diagnostics) {
    UnknownScopes check = new UnknownScopes(book);
    content.effects().forEach(check::check);
    check.found.stream().map(content::written).distinct().forEach(diagnostics::add);
  }

  private void check(Effect effect) {
    effect
        .steps()
        .forEach(
            step -> {
              SourceLocation place =
                  step.source().equals(SourceLocation.NONE) ? effect.source() : step.source();
              arguments(step).forEach(argument -> check(argument, place));
              if (step instanceof Step.Do act) {
                check(act, place);
              }
            });
  }

  /** The scopes that a verb looks into by the words that it is given. */
  private void check(Step.Do act, SourceLocation place) {
    for (Parameter parameter : act.verb().parameters()) {
      if (!parameter.scope().isEmpty()
          && act.arguments().get(parameter.name()) instanceof Argument.Word word) {
        String scope = parameter.scope() + word.word();
        if (!book.hasScope(scope)) {
          found.add(unregistered(act.verb().name(), scope, place));
        }
      }
    }
  }

  private Diagnostic unregistered(String verb, String scope, SourceLocation place) {
    Set<String> known = book.scopes();
    String looks = Words.quote(scope) + ", where the verb " + Words.quote(verb) + " looks";
    Diagnostic finding =
        Diagnostic.of(Code.UNKNOWN_TARGET, place, looks, Words.oneOf(known))
            .suggesting("correct the word, or let the game's class register this scope");
    return finding.meaning(Words.nearest(scope, known));
  }

  /** The arguments of a step, without the steps inside of it. */
  private static Stream<Argument> arguments(Step step) {
    Stream<Argument> plain = Stream.concat(step.values(), step.groups());
    if (step instanceof Step.Repeat repeat) {
      return Stream.concat(plain, Stream.of(repeat.times()));
    }
    return step instanceof Step.Choose choose
        ? Stream.concat(
            plain,
            choose.branches().stream()
                .flatMap(branch -> branch.when().stream())
                .flatMap(Condition::values))
        : plain;
  }

  private void check(Argument argument, SourceLocation place) {
    if (argument instanceof Selector.Group group) {
      if (!book.hasScope(group.scope())) {
        Code code = Code.UNKNOWN_TARGET;
        found.add(Diagnostic.unknownWord(code, place, group.scope(), List.copyOf(book.scopes())));
      }
      group.where().stream().flatMap(Condition::values).forEach(value -> check(value, place));
    } else if (argument instanceof Value value) {
      if (value instanceof Value.OfGroup some) {
        check(some.group(), place);
      }
      value.parts().forEach(part -> check(part, place));
    }
  }
}
