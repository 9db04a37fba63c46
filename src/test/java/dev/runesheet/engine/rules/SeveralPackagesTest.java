package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.runtime.KieSession;

/**
 * Rules of a package that use what another package declares are accepted or refused as Drools
 * builds them together, whichever file comes first.
 */
class SeveralPackagesTest {

  private static final String TYPE = "declare Coin worth : int end";
  private static final String MINT =
      "rule 'mint' when String() then insertLogical( new Coin( 3 ) ); end";
  private static final String TELLS = "rule 'tells' when %s then told.add( \"told\" ); end";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          import D.Coin;                      | Coin( worth == 3 )
          import D.*;                         | Coin( worth == 3 )
          ~~                                  | D.Coin( worth == 3 )
          import D.Coin; declare Gold extends Coin end rule 'g' when String() then insertLogical( new Gold( 3 ) ); end | Gold( worth == 3 )
          declare Gold extends D.Coin end rule 'g' when String() then insertLogical( new Gold( 3 ) ); end | Gold( worth == 3 )
          import D.Coin; declare Purse coin : Coin end rule 'p' when $c : Coin() then insertLogical( new Purse( $c ) ); end | Purse( coin.worth == 3 )
          import D.Coin; function int f( Coin c ) { return c.getWorth(); } | $c : Coin() eval( f( $c ) == 3 )
          ~~                                  | String() eval( D.Twice.twice( 2 ) == 4 )
          import D.*;                         | rich( $c; )
          """)
  void whatAnotherPackageDeclaresIsKnownInEitherOrderOfFiles(String head, String condition) {
    for (String declaring : List.of("my.alpha", "my.zeta")) {
      List<RuleSource> sources = pair(declaring, head, TELLS.formatted(condition));
      assertThat(isBuiltByDrools(sources)).as("%s", sources).isTrue();
      KieBase base = RuleCompiler.compile(sources);
      assertThat(told(base)).isNotEmpty().containsOnly("told");
      assertThat(told(RuleCompiler.copy(base))).isEqualTo(told(base));
      assertThat(told(RuleCompiler.compileInTurn(sources))).isEqualTo(told(base));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          import function D.twice; | String() eval( twice( 2 ) == 4 )
          import D.rich;           | rich( $c; )
          import D.List;           | String() eval( Coin.class != null )
          """)
  void whatDroolsRefusesIsRefusedInEitherOrderOfFiles(String head, String condition) {
    for (String declaring : List.of("my.alpha", "my.zeta")) {
      List<RuleSource> sources = pair(declaring, head, TELLS.formatted(condition));
      assertThat(isBuiltByDrools(sources)).as("%s", sources).isFalse();
      assertThatThrownBy(() -> RuleCompiler.compile(sources))
          .isInstanceOfSatisfying(
              RuleCompilationException.class,
              wrong ->
                  assertThat(wrong.problems()).extracting("file").containsOnly(usingOf(declaring)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          import D.Coin; declare Gold extends D.Cion end        | D.Cion
          import D.*; declare Gold x : Cion end                 | Cion
          import D.Coin; declare Gold x : Coin y : Cion end     | Cion
          """)
  void aWrongDeclarationIsToldAloneNotWhatFollowsAtOtherFiles(String head, String words) {
    for (String declaring : List.of("my.alpha", "my.zeta")) {
      List<RuleSource> sources = pair(declaring, head, TELLS.formatted("Gold()"));
      assertThatThrownBy(() -> RuleCompiler.compile(sources))
          .isInstanceOfSatisfying(
              RuleCompilationException.class,
              wrong ->
                  assertThat(wrong.problems())
                      .singleElement()
                      .satisfies(
                          one -> {
                            assertThat(one.file()).isEqualTo(usingOf(declaring));
                            assertThat(one.line()).isEqualTo(3);
                            assertThat(one.message())
                                .contains(words.replace("D.", declaring + "."));
                          }));
    }
  }

  private static String usingOf(String declaring) {
    return declaring.equals("my.alpha") ? "c.drl" : "a.drl";
  }

  @Test
  void aGlobalOfAnotherPackageIsKnownInEitherOrderOfFiles() {
    String declares = "package one;\nglobal java.util.List told;\nrule 'x' when Long() then end\n";
    String uses = "package two;\nrule 'y' when String() then told.add( \"told\" ); end\n";
    for (List<String> files : List.of(List.of(declares, uses), List.of(uses, declares))) {
      List<RuleSource> sources =
          List.of(new RuleSource("a.drl", files.get(0)), new RuleSource("c.drl", files.get(1)));
      assertThat(isBuiltByDrools(sources)).isTrue();
      assertThat(told(RuleCompiler.compile(sources))).containsExactly("told");
    }
  }

  @Test
  void rulesStandInTheOrderOfTheirFilesWhicheverDeclaresTypes() {
    List<RuleSource> sources =
        List.of(
            file("a.drl", "my.beta", "import my.zeta.Coin;", rule("1") + rule("2")),
            file("b.drl", "my.zeta", TYPE, rule("3") + MINT),
            file("c.drl", "my.beta", "import my.zeta.Coin;", rule("4")));
    assertThat(told(RuleCompiler.compile(sources))).containsExactly("1", "2", "3", "4");
  }

  private static String rule(String name) {
    return "rule '" + name + "' when Coin() then told.add( \"" + name + "\" ); end\n";
  }

  /** The file that declares comes first in alphabetical order, or last. */
  private static List<RuleSource> pair(String declaring, String head, String rules) {
    String all =
        TYPE
            + " function int twice( int x ) { return 2 * x; }"
            + " query rich( Coin $c ) $c := Coin( worth > 2 ) end";
    boolean first = declaring.equals("my.alpha");
    RuleSource declares = file(first ? "a.drl" : "c.drl", declaring, all, MINT);
    RuleSource uses =
        file(
            usingOf(declaring),
            "my.gamma",
            head.replace("D.", declaring + "."),
            rules.replace("D.", declaring + "."));
    return first ? List.of(declares, uses) : List.of(uses, declares);
  }

  private static RuleSource file(String name, String in, String head, String rules) {
    String text = "package " + in + ";\nglobal java.util.List told;\n" + head + "\n" + rules + "\n";
    return new RuleSource(name, text);
  }

  private static boolean isBuiltByDrools(List<RuleSource> sources) {
    KieServices kie = KieServices.get();
    KieFileSystem files = kie.newKieFileSystem();
    sources.forEach(one -> files.write("src/main/resources/rules/" + one.name(), one.drl()));
    return !kie.newKieBuilder(files).buildAll().getResults().hasMessages(Message.Level.ERROR);
  }

  private static List<Object> told(KieBase base) {
    KieSession session = base.newKieSession();
    List<Object> told = new ArrayList<>();
    session.setGlobal("told", told);
    session.insert("fact");
    session.fireAllRules();
    session.dispose();
    return told;
  }
}
