package dev.runesheet.testing.junit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.GameTools;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The extension for tests of games, which provides their parameters; see {@link RunesheetTest} and
 * {@link ScenarioSource}.
 */
final class RunesheetExtension implements ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(RunesheetExtension.class);

  private static final Set<Class<?>> TYPES =
      Set.of(RuleBook.class, Match.class, RuleVerifier.class, ScenarioNodes.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return TYPES.contains(parameter.getParameter().getType());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> wanted = parameter.getParameter().getType();
    if (wanted == ScenarioNodes.class) {
      ScenarioSource source = TestAnnotations.of(context, ScenarioSource.class);
      CoverageRun run = CoverageRun.of(context);
      CoverageMode mode = run.mode(source.coverage());
      return new ScenarioNodes(Path.of(""), List.of(source.value()), game -> run.book(game, mode));
    }
    RunesheetTest test = TestAnnotations.of(context, RunesheetTest.class);
    CoverageRun run = CoverageRun.of(context);
    RuleBook book = run.book(test.game(), run.mode(test.coverage()));
    if (wanted == RuleBook.class) {
      return book;
    }
    return wanted == Match.class ? match(book, parameter, context) : script(book, context);
  }

  private static RuleVerifier script(RuleBook book, ExtensionContext context) {
    ScenarioScript script = new ScenarioScript(book);
    AutoCloseable atTheEnd =
        () -> {
          if (context.getExecutionException().isEmpty()) {
            script.requireExpectations();
          }
        };
    context.getStore(NAMESPACE).put(script, atTheEnd);
    return script;
  }

  private static Match match(RuleBook book, ParameterContext parameter, ExtensionContext context) {
    AnnotatedElement method = context.getElement().orElse(context.getRequiredTestClass());
    MatchSetup setup =
        parameter
            .findAnnotation(MatchSetup.class)
            .or(() -> AnnotationSupport.findAnnotation(method, MatchSetup.class))
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "parameter ("
                            + parameter.getParameter().getName()
                            + ") needs @MatchSetup, which says who plays."));
    Match match = book.newMatch(json(book, setup), setup.seed());
    context.getStore(NAMESPACE).put(match, (AutoCloseable) match::close);
    return match;
  }

  private static JsonNode json(RuleBook book, MatchSetup setup) {
    if (setup.json().isEmpty()) {
      return GameTools.of(book.game().id()).setup(book, List.of(setup.value()), setup.first());
    }
    if (setup.value().length > 0 || setup.first() != 0) {
      throw new IllegalArgumentException(
          "@MatchSetup has words or first beside json, which is the whole set-up.");
    }
    Diagnostics findings = new Diagnostics();
    Optional<JsonDocument> read = JsonDocument.parse("@MatchSetup", setup.json(), findings);
    findings.throwIfErrors();
    return read.orElseThrow().root().node();
  }
}
