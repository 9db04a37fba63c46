package dev.runesheet.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.spi.SourceNotes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/** A fact that is shown to the rules by itself, without the match that a global stands for. */
class AskedAloneTest {

  private static final String RULES =
      """
      package rules.test;
      import java.util.List;
      global java.util.List match;
      rule "last" salience -1 when $q : List() then $q.add( "last" ); end
      rule "first" salience 1 when $q : List() then $q.add( "first" ); end
      rule "next" when $q : List() then $q.add( "next" ); insert( 7 ); end
      rule "further" salience -2 when Integer() $q : List() then $q.add( "further" ); end
      rule "missing" when not String() then insertLogical( match.size() + 0L ); end
      rule "code" when eval( match.isEmpty() ) then match.add( "code" ); end
      rule "either" when ( not String() or eval( match.isEmpty() ) ) then match.add( "x" ); end
      rule "made" when Number( intValue >= 0 ) from accumulate( String(), count( 1 ) ) then
        match.add( "made" );
      end
      """;

  @Test
  void rulesThatNeedNoFactWaitForAMatch() {
    Sessions sessions =
        new Sessions(
            new KieHelper().addContent(RULES, ResourceType.DRL).build(),
            List.of(),
            SourceNotes.NONE,
            RuleProbe.NONE);
    List<String> asked = new ArrayList<>();
    sessions.ask(asked);
    assertThat(asked).containsExactly("first", "next", "last", "further");

    List<String> match = new ArrayList<>();
    KieSession session = sessions.open(sessions.take(this));
    session.setGlobal("match", match);
    session.fireAllRules();
    assertThat(match).contains("code", "x", "made");
    assertThat(session.getObjects().stream().map(Object.class::cast)).contains(0L);
    session.dispose();
  }
}
