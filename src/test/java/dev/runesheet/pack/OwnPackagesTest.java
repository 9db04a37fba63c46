package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleHash;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;

/** The build of own rules of which a package names what another, or itself, declares. */
@Tag("thorough")
class OwnPackagesTest {

  private static final String GAME = "math-battle";

  private static final String DECLARES =
      """
      package %s;
      import dev.runesheet.spi.fact.Entity;
      declare Pressure side : int end
      function int twice( int x ) { return 2 * x; }
      query pressed( Pressure $p ) $p := Pressure( side == 0 ) end
      rule "pressure" when Entity( $c : controller ) then insertLogical( new Pressure( $c ) ); end
      """;

  private static final String USES =
      """
      package my.gamma;
      import dev.runesheet.spi.fact.*; %s
      global Changes changes;
      rule "pay"
      when
        Event( trigger == "hit" ) %s $p : Entity() // not D.Pressure
      then
        String text = "%s";
        changes.setStat( $p, "health", 1 );
      end
      """;

  private static final String CALLS =
      """
      package my.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      rule "pay"
      when
        Event( trigger == "hit", $c : controller )
      then
        changes.setStat( changes.player( $c ), "health", twice( 1 ) );
      end
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          import D.Pressure;                          | Pressure( side == 0 )
          import D.Pressure; import D.Pressure;       | Pressure( side == 0 )
          import D.*;                                 | Pressure( side == 0 )
          ~~                                          | D.Pressure( side == 0 )
          import D.Pressure; declare Sub extends Pressure end  | Sub( side == 0 )
          declare Sub extends D.Pressure end          | Sub( side == 0 )
          ~~                                          | eval( D.Twice.twice( 1 ) == 2 )
          import D.Pressure; declare Sub of : Pressure end | Sub( of.side == 0 )
          declare Sub side : int end                  | my.gamma.Sub( side == 0 )
          """)
  void theyAreBuiltByRunesheetAndByKieInEitherOrderOfFiles(String head, String condition)
      throws IOException {
    Ran.copyOfRules(folder);
    for (String declaring : List.of("my.alpha", "my.zeta")) {
      write(declaring, head, condition);

      assertThat(BuildPacks.build(folder, classes(), List.of(GAME)).all()).as(head).isEmpty();

      List<RuleSource> sources =
          PackBuilder.build(Packs.find(GAME), new DirectoryFiles(folder), new Diagnostics())
              .rules();
      try (URLClassLoader jar = new URLClassLoader(new URL[] {classes().toUri().toURL()}, null)) {
        BuiltRules built = new BuiltRules(GAME, jar);
        assertThat(built.written()).isEqualTo(sources);
        KieBase ofKie = builtByKie(built.sources());
        assertThat(RuleHash.of(ofKie, built.catalog())).isEqualTo(built.hash());
        KieBase ofTexts = RuleCompiler.compile(built.sources());
        assertThat(rules(ofTexts)).isEqualTo(rules(RuleCompiler.copy(ofKie)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "function int twice( int x ) { return 2 * x; }",
        "function int twice( int x ) { return 9 * x; }",
        "import java.util.List;\nfunction int twice( int x ) { return List.of( x, x ).size(); }",
      })
  void aFileOfFunctionsAloneCountsForTheHashOfAKieBase(String function) throws IOException {
    Ran.copyOfRules(folder);
    Path rules = Files.createDirectories(folder.resolve("rules/math-battle"));
    Files.writeString(rules.resolve("b.drl"), CALLS);
    Files.writeString(rules.resolve("c.drl"), "package my.rules;\n" + function + "\n");
    assertThat(BuildPacks.build(folder, classes(), List.of(GAME)).all()).isEmpty();

    try (URLClassLoader jar = new URLClassLoader(new URL[] {classes().toUri().toURL()}, null)) {
      BuiltRules built = new BuiltRules(GAME, jar);
      KieBase ofKie = builtByKie(built.sources());
      assertThat(RuleHash.of(ofKie, built.catalog())).isEqualTo(built.hash());
    }
  }

  private static List<String> rules(KieBase base) {
    return base.getKiePackages().stream()
        .flatMap(one -> one.getRules().stream())
        .map(rule -> rule.getPackageName() + "/" + rule.getName())
        .sorted()
        .toList();
  }

  private static KieBase builtByKie(List<RuleSource> sources) {
    KieServices kie = KieServices.get();
    KieFileSystem files = kie.newKieFileSystem();
    for (RuleSource source : sources) {
      String name = source.name().replaceAll("[^\\w/.-]", "-") + ".drl";
      files.write("src/main/resources/" + name, source.drl());
    }
    KieBuilder builder = kie.newKieBuilder(files).buildAll();
    assertThat(builder.getResults().getMessages(Message.Level.ERROR)).isEmpty();
    return kie.newKieContainer(builder.getKieModule().getReleaseId()).getKieBase();
  }

  private void write(String declaring, String head, String condition) throws IOException {
    Path rules = Files.createDirectories(folder.resolve("rules/math-battle"));
    boolean first = declaring.equals("my.alpha");
    String uses = USES.formatted(head, condition, "D.Pressure").replace("D.", declaring + ".");
    Files.writeString(rules.resolve(first ? "a.drl" : "c.drl"), DECLARES.formatted(declaring));
    Files.writeString(rules.resolve(first ? "c.drl" : "a.drl"), uses);
  }

  private Path classes() {
    return folder.resolve("target/classes");
  }
}
