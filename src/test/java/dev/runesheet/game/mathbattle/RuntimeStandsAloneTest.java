package dev.runesheet.game.mathbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.DuelCatalogs;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.Damage;
import dev.runesheet.engine.verb.Lose;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Rules once generated, a match plays without what made them: no model, languages, tables,
 * generator.
 */
class RuntimeStandsAloneTest {

  private static final List<String> PRESENT =
      List.of(
          "dev.runesheet.api.",
          "dev.runesheet.engine.",
          "dev.runesheet.digest.",
          "dev.runesheet.spi.",
          "dev.runesheet.spelling.",
          "dev.runesheet.word.",
          "dev.runesheet.game.declared.",
          "dev.runesheet.game.mathbattle.");
  private static final String AUTHORING = ".authoring.";
  private static final SourceLocation HERE = SourceLocation.NONE;

  /**
   * Defines every class anew, from the bytes that this test's loader finds, but for those of
   * authors.
   */
  private static final class RuntimeOnly extends ClassLoader {

    private final ClassLoader everything = RuntimeStandsAloneTest.class.getClassLoader();

    RuntimeOnly() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      URL found = findResource(name.replace('.', '/') + ".class");
      if (found == null) {
        throw new ClassNotFoundException(name);
      }
      try (InputStream stream = found.openStream()) {
        byte[] bytes = stream.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException broken) {
        throw new ClassNotFoundException(name, broken);
      }
    }

    @Override
    public URL findResource(String name) {
      return isAbsent(name.replace('/', '.')) ? null : everything.getResource(name);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
      return isAbsent(name.replace('/', '.'))
          ? Collections.emptyEnumeration()
          : everything.getResources(name);
    }

    private static boolean isAbsent(String name) {
      return name.contains(AUTHORING)
          || name.startsWith("dev.runesheet.") && PRESENT.stream().noneMatch(name::startsWith);
    }
  }

  @Test
  void aMatchPlaysWithoutModelLanguagesTablesAndGenerator() throws Exception {
    Map<String, String> rules = rules();
    String here = StandAloneDuel.play(rules, catalog(), setup(), 5);
    assertThat(here).contains("StatChanged").contains("won by");
    assertThat(alone("play", rules)).isEqualTo(here);
  }

  @Test
  void withoutThePackageThatAnswersWhyAQuestionIsRefusedInASentence() throws Exception {
    Map<String, String> rules = rules();
    assertThat(StandAloneDuel.ask(rules, catalog(), setup(), 5))
        .contains("the match ended: player", "It caused nothing.");
    assertThat(alone("ask", rules))
        .isEqualTo(
            "nothing here answers why. Maybe the package dev.runesheet.why was left out of the"
                + " class path.");
  }

  @Test
  void theClassLoaderOfThisTestReallyHidesThem() throws Exception {
    RuntimeOnly alone = new RuntimeOnly();
    for (Class<?> type : List.of(Effect.class, DrlGenerator.class, VerbCatalog.class)) {
      assertThatThrownBy(() -> alone.loadClass(type.getName()))
          .isInstanceOf(ClassNotFoundException.class);
    }
    assertThat(alone.loadClass(DeclaredGame.class.getName())).isNotSameAs(DeclaredGame.class);
  }

  private static String alone(String method, Map<String, String> rules) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    RuntimeOnly alone = new RuntimeOnly();
    try {
      thread.setContextClassLoader(alone);
      Method play =
          alone
              .loadClass(StandAloneDuel.class.getName())
              .getMethod(method, Map.class, String.class, String.class, long.class);
      return (String) play.invoke(null, rules, catalog(), setup(), 5L);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static String catalog() {
    Map<String, Double> hero = Map.of("health", 20.0, "burn", 2.0);
    return DuelCatalogs.of(List.of("health", "burn"), 40, Map.of("hero", hero)).toString();
  }

  private static String setup() {
    return DuelSetup.of("hero", "hero").toJson().toString();
  }

  private static Map<String, String> rules() throws IOException {
    Map<String, String> rules = new TreeMap<>();
    Books.engine().forEach(source -> rules.put(source.name(), source.drl()));
    RuleSource generated =
        DrlGenerator.generate("runesheet.mathbattle", "duel.drl", effects()).source();
    rules.put(generated.name(), generated.drl());
    return rules;
  }

  private static List<Effect> effects() {
    VerbCatalog verbs = VerbCatalog.of(List.of(AddStat.class, Damage.class, Lose.class));
    Step lose = act(verbs, "lose", Selector.Role.SELF);
    Step burn =
        act(verbs, "damage", Selector.Role.SELF, new Value.StatOf(Selector.Role.SELF, "burn"));
    Step hit = act(verbs, "damage", Selector.Role.OPPONENT, new Value.Roll(6));
    Step light =
        act(verbs, "add-stat", Selector.Role.OPPONENT, new Argument.Word("burn"), Value.of(1));
    return List.of(
        effect(
            "mode",
            "death",
            Trigger.own("health changes"),
            given("health", Condition.Relation.BELOW, 1, lose)),
        effect(
            "mode",
            "burning",
            Trigger.own("turn starts"),
            given("burn", Condition.Relation.ABOVE, 0, burn)),
        effect("hero", "fireball", Trigger.ACTIVATED, hit, light));
  }

  private static Step given(String stat, Condition.Relation relation, double limit, Step then) {
    Condition condition =
        new Condition.Comparison(
            relation, new Value.StatOf(Selector.Role.SELF, stat), Value.of(limit));
    return new Step.If(condition, List.of(then), List.of(), HERE);
  }

  private static Step act(VerbCatalog verbs, String verb, Argument... arguments) {
    return Step.Do.of(verbs.get(verb), HERE, arguments);
  }

  private static Effect effect(String owner, String name, Trigger trigger, Step... steps) {
    return Effect.program(
        owner + "/" + name, name, owner, trigger, new Body.Program(List.of(steps)), HERE);
  }
}
