package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.KieBase;

/** What a thread that compiles rules can rely on. */
class RuleCompilerTest {

  @Test
  void anInterruptWaitsUntilTheRulesAreCompiled() {
    RuleSource source = new RuleSource("a.drl", "package made.up\nrule \"always\" when then end\n");
    Thread.currentThread().interrupt();
    KieBase base = RuleCompiler.compile(List.of(source), packages -> {});
    assertThat(Thread.interrupted()).as("still told to end").isTrue();
    assertThat(base.getRule("made.up", "always")).isNotNull();
  }

  @Test
  void aTextWithoutItsEndIsAProblemOfItsFile() {
    RuleSource source =
        new RuleSource(
            "c.drl",
            """
            package made.up
            import dev.runesheet.spi.fact.Reaction
            rule "open" when $r : Reaction() then $r.goTo\\""); end
            """);
    assertThatThrownBy(() -> RuleCompiler.compile(List.of(source)))
        .isInstanceOf(RuleCompilationException.class)
        .hasMessageContaining("c.drl");
  }

  @Test
  void classesThatAreNotThereAreTheOneProblemOfRulesThatImportThem() {
    RuleSource source =
        new RuleSource(
            "d.drl",
            """
            package made.up
            import java.util.Map.Entry
            import dev.runesheet.spi.fact.Reaction
            import tolls.PayToll;
            import static tolls.Words.GOLD;
            rule "pays" when $r : Reaction() then PayToll.perform( $r ); end
            """);
    assertThatThrownBy(() -> RuleCompiler.compile(List.of(source)))
        .isInstanceOf(RuleCompilationException.class)
        .hasMessageMatching(
            "d.drl:4: class tolls.PayToll is not on the class path[^\n]*\n"
                + "d.drl:5: class tolls.Words is not on the class path[^\n]*");
  }

  @Test
  void aClassThatComesToTheClassLoaderLaterIsFound(@TempDir Path folder) throws Exception {
    RuleSource source =
        new RuleSource(
            "b.drl", "package made.up\nimport later.Gold\nrule \"g\" when Gold() then end\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader growing = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(growing);
      assertThatThrownBy(() -> RuleCompiler.compile(List.of(source), packages -> {}))
          .isInstanceOf(RuleCompilationException.class);
      Path java =
          Files.writeString(folder.resolve("Gold.java"), "package later; public class Gold {}");
      ToolProvider.getSystemJavaCompiler()
          .run(null, null, null, "-proc:none", "-d", folder.toString(), java.toString());
      assertThat(RuleCompiler.compile(List.of(source), packages -> {}).getRule("made.up", "g"))
          .isNotNull();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
