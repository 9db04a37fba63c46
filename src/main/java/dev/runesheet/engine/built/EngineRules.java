package dev.runesheet.engine.built;

import dev.runesheet.spi.Game;
import dev.runesheet.word.EngineScope;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/** The engine's own rules, which every rule book needs: without them no effect ever answers. */
public final class EngineRules {

  /** The code of the finding, as in {@code docs/diagnostics.md}, that some are missing. */
  public static final String CODE = "RS051";

  private static final String SCOPING = "scoping";

  /** The topics of the engine's rules: each has a file written by hand, and a package. */
  public static final List<String> TOPICS =
      List.of(
          "attempts",
          "calculations",
          "expiry",
          "registration",
          "routing",
          SCOPING,
          "stacking",
          "suppression");

  private static final String PACKAGE = "runesheet.engine.";

  private EngineRules() {}

  /** The name of the rule by which continuous effects reach the entities of a scope. */
  public static String ofScope(String scope) {
    return "scope: " + scope;
  }

  /**
   * Refuses a base without them, which would play matches in which nothing happens, or in which
   * effects reach nobody.
   *
   * @throws IllegalArgumentException if rules about a topic or a scope are missing
   */
  public static void check(Game game, KieBase base) {
    Stream<String> topics = TOPICS.stream().filter(topic -> !has(base, topic, any -> true));
    Stream<String> scopes =
        Arrays.stream(EngineScope.values())
            .map(scope -> ofScope(scope.word()))
            .filter(rule -> !has(base, SCOPING, name -> name.equals(rule)));
    List<String> missing = Stream.concat(topics, scopes).toList();
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          CODE
              + " rules of the engine ("
              + String.join(", ", missing)
              + ") are missing among the rules of "
              + game.id()
              + ". Maybe the files of rules/engine, or those generated, were not compiled with the"
              + " others.");
    }
  }

  private static boolean has(KieBase base, String topic, Predicate<String> named) {
    return base.getKiePackages().stream()
        .filter(pack -> isOf(topic, pack))
        .flatMap(pack -> pack.getRules().stream())
        .anyMatch(rule -> named.test(rule.getName()));
  }

  /** True if a package holds the rules of a topic; in a jar their package belongs to the game. */
  private static boolean isOf(String topic, KiePackage pack) {
    return ("." + pack.getName()).endsWith("." + PACKAGE + topic);
  }
}
