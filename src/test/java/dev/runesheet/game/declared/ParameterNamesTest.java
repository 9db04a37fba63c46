package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Arguments of a verb stand beside it in a line, so they cannot be called like another line. */
public class ParameterNamesTest {

  @Verb(name = "greet", says = "greet", doc = "d", changes = Verb.Change.STAT)
  public static final class Asking {
    public static void perform(Reaction reaction, @Param(value = "if", doc = "d") double x) {}
  }

  @Verb(name = "greet", says = "greet", doc = "d", changes = Verb.Change.STAT)
  public static final class Doing {
    public static void perform(Reaction reaction, @Param(value = "do", doc = "d") double x) {}
  }

  @Test
  void aParameterThatIsCalledLikeTheBeginOfALineIsRefused() {
    assertRefused(Asking.class, "if");
    assertRefused(Doing.class, "do");
  }

  private static void assertRefused(Class<?> verb, String name) {
    VerbCatalog verbs = VerbCatalog.of(List.of(verb));
    assertThatThrownBy(
            () ->
                new DeclaredNames(
                    JsonNodeFactory.instance.objectNode(), Map.of(), List.of(), List.of(), verbs))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("(" + verb.getName() + ") has a parameter '" + name + "', a word")
        .hasMessageContaining("for each");
  }
}
