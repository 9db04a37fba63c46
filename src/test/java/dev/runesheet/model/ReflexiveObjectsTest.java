package dev.runesheet.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** "Itself" is the subject of the verb at which it stands, with every verb in every step. */
class ReflexiveObjectsTest {

  private static final SourceLocation NONE = SourceLocation.NONE;

  private static final List<Selector.Role> ROLES =
      List.of(
          Selector.Role.SELF,
          Selector.Role.TARGET,
          Selector.Role.OWNER,
          Selector.Role.OPPONENT,
          Selector.Role.SUBJECT);

  private static final Phrasing PHRASING =
      Phrasing.PLAIN.with(
          Phrasing.GROUPS,
          Map.of(
              "men",
              new Noun("man", "men", "", true, false),
              "players",
              new Noun("player", "players", "", false, false).ofPeople()));

  private static Stream<VerbSpec> verbs() {
    return VerbCatalog.of(new DeclaredPack("ember-vale").verbs()).all().stream();
  }

  @ParameterizedTest
  @MethodSource("verbs")
  void whoeverIsNotTheSubjectIsNotItself(VerbSpec verb) {
    for (Step.Do act : acts(verb)) {
      for (Step step : around(act)) {
        String said = Sentence.of(List.of(step), PHRASING);
        if (said.contains("itself")) {
          assertThat(act.arguments().values().stream().filter(Selector.Role.SELF::equals).count())
              .as(said)
              .isGreaterThan(1);
          assertThat(act.verb().tells()).as(said).startsWith("{");
        }
      }
    }
  }

  private static List<Step> around(Step.Do act) {
    List<Step> all = new ArrayList<>(List.of(act));
    for (String scope : List.of("men", "players")) {
      Selector.Group group = new Selector.Group(scope, List.of());
      Condition condition = new Condition.Is(Selector.Role.TARGET, "kind", "man");
      List<Step> body = List.of(act);
      all.add(new Step.ForEach(group, body, NONE));
      all.add(new Step.ForEach(group, List.of(act, act), NONE));
      all.add(new Step.Draw(group, body, NONE));
      all.add(new Step.InTurn(group, body, NONE));
      all.add(
          Step.Choose.pick(Selector.Role.OWNER, "choose", group, body, Step.Asking.ALWAYS, NONE));
      all.add(
          new Step.ForEach(group, List.of(new Step.If(condition, body, List.of(), NONE)), NONE));
    }
    return all;
  }

  /** A verb with every assignment of roles to its entities. */
  private static List<Step.Do> acts(VerbSpec verb) {
    List<Map<String, Argument>> all = List.of(Map.of());
    for (Parameter parameter : verb.parameters()) {
      List<Map<String, Argument>> more = new ArrayList<>();
      for (Map<String, Argument> before : all) {
        for (Argument argument : arguments(parameter)) {
          Map<String, Argument> after = new LinkedHashMap<>(before);
          after.put(parameter.name(), argument);
          more.add(after);
        }
      }
      all = more;
    }
    return all.stream().map(arguments -> new Step.Do(verb, arguments, NONE)).toList();
  }

  private static List<? extends Argument> arguments(Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY -> ROLES;
      case NUMBER, WHOLE -> List.of(new Value.Constant(1));
      default -> List.of(new Argument.Word("word"));
    };
  }
}
