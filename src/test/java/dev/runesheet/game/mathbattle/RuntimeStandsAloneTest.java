package dev.runesheet.game.mathbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.RuleSource;
import dev.runesheet.engine.verb.AddStat;
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
import dev.runesheet.model.verb.VerbCatalog;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules once generated, a match plays without what made them: no model, languages, tables, generator. */
class RuntimeStandsAloneTest {

  private static final List<String> PRESENT =
      List.of("dev.runesheet.engine.", "dev.runesheet.game.mathbattle.");
  private static final String AUTHORING = "dev.runesheet.game.mathbattle.authoring.";
  private static final SourceLocation HERE = SourceLocation.NONE;

  /** Loads everything but the packages of authors. */
  private static final class RuntimeOnly extends URLClassLoader {
    RuntimeOnly() throws IOException {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      boolean absent =
          name.startsWith("dev.runesheet.") && PRESENT.stream().noneMatch(name::startsWith)
              || name.startsWith(AUTHORING);
      if (absent) {
        throw new ClassNotFoundException(name + " is absent at run time");
      }
      return super.findClass(name);
    }

    @Override
    public URL findResource(String name) {
      boolean absent = name.startsWith("dev/runesheet/") && !name.startsWith("dev/runesheet/engine/")
          && !name.startsWith("dev/runesheet/game/");
      return absent ? null : super.findResource(name);
    }

    private static URL[] classPath() throws IOException {
      List<URL> urls = new ArrayList<>();
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
      for (Class<?> type : List.of(MathBattle.class, StandAloneDuel.class)) {
        urls.add(type.getProtectionDomain().getCodeSource().getLocation());
      }
      return urls.toArray(URL[]::new);
    }
  }

  @Test
  void aMatchPlaysWithoutModelLanguagesTablesAndGenerator() throws Exception {
    Map<String, String> rules = rules();
    String here = StandAloneDuel.play(rules, setup(), 5);
    assertThat(here).contains("StatChanged").contains("won by");
    assertThat(playAlone(rules)).isEqualTo(here);
  }

  @Test
  void theClassLoaderOfThisTestReallyHidesThem() throws Exception {
    try (RuntimeOnly alone = new RuntimeOnly()) {
      for (Class<?> type : List.of(Effect.class, DrlGenerator.class, VerbCatalog.class)) {
        assertThatThrownBy(() -> alone.loadClass(type.getName())).isInstanceOf(ClassNotFoundException.class);
      }
      assertThat(alone.loadClass(MathBattle.class.getName())).isNotSameAs(MathBattle.class);
    }
  }

  private static String playAlone(Map<String, String> rules) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (RuntimeOnly alone = new RuntimeOnly()) {
      thread.setContextClassLoader(alone);
      Method play =
          alone.loadClass(StandAloneDuel.class.getName()).getMethod("play", Map.class, String.class, long.class);
      return (String) play.invoke(null, rules, setup(), 5L);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static String setup() {
    DuelSetup.Fighter hero = new DuelSetup.Fighter("hero", "Hero", Map.of("health", 20.0, "burn", 2.0));
    DuelSetup.Fighter other = new DuelSetup.Fighter("hero", "Other", Map.of("health", 20.0));
    return new DuelSetup(List.of("health", "burn"), 40, false, List.of(hero, other), 0).toJson().toString();
  }

  private static Map<String, String> rules() throws IOException {
    Map<String, String> rules = new TreeMap<>();
    try (Stream<Path> files = Files.list(Path.of("rules", "engine"))) {
      for (Path file : files.toList()) {
        rules.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    RuleSource generated = DrlGenerator.generate("runesheet.mathbattle", "duel.drl", effects()).source();
    rules.put(generated.name(), generated.drl());
    return rules;
  }

  private static List<Effect> effects() {
    VerbCatalog verbs = VerbCatalog.of(List.of(AddStat.class, Damage.class, Lose.class));
    Step lose = act(verbs, "lose", Selector.Role.SELF);
    Step burn = act(verbs, "damage", Selector.Role.SELF, new Value.StatOf(Selector.Role.SELF, "burn"));
    Step hit = act(verbs, "damage", Selector.Role.OPPONENT, new Value.Roll(6));
    Step light = act(verbs, "add-stat", Selector.Role.OPPONENT, new Argument.Word("burn"), Value.of(1));
    return List.of(
        effect("mode", "death", Trigger.own("health changes"), given("health", Condition.Relation.BELOW, 1, lose)),
        effect("mode", "burning", Trigger.own("turn starts"), given("burn", Condition.Relation.ABOVE, 0, burn)),
        effect("hero", "fireball", Trigger.ACTIVATED, hit, light));
  }

  private static Step given(String stat, Condition.Relation relation, double limit, Step then) {
    Condition condition =
        new Condition.Comparison(relation, new Value.StatOf(Selector.Role.SELF, stat), Value.of(limit));
    return new Step.If(condition, List.of(then), List.of(), HERE);
  }

  private static Step act(VerbCatalog verbs, String verb, Argument... arguments) {
    Map<String, Argument> named = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      named.put(verbs.get(verb).parameters().get(i).name(), arguments[i]);
    }
    return new Step.Do(verbs.get(verb), named, HERE);
  }

  private static Effect effect(String owner, String name, Trigger trigger, Step... steps) {
    return Effect.program(owner + "/" + name, name, owner, trigger, new Body.Program(List.of(steps)), HERE);
  }
}
