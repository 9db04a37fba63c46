package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.EffectWorkbook;
import dev.runesheet.pack.Manifest;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lists of words of a declared game that the parameters of verbs name. */
public class ListsOfVerbsTest {

  /** A verb whose list is misspelt. */
  @Verb(name = "send", says = "send to {where}", doc = "d", changes = Verb.Change.STAT)
  public static final class Send {
    private Send() {}

    /** Does nothing. */
    public static void perform(
        Reaction reaction, @Param(value = "where", words = "zoen", doc = "d") String where) {}
  }

  @Test
  void aListThatThereIsNotIsRefusedWithTheNearestOne() {
    VerbCatalog verbs = VerbCatalog.of(List.of(Send.class));
    assertThatThrownBy(
            () ->
                new DeclaredNames(
                    JsonNodeFactory.instance.objectNode(), Map.of(), List.of(), List.of(), verbs))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("ListsOfVerbsTest$Send", "takes 'where'")
        .hasMessageContaining("'zoen' is not one of", "did you mean 'zone'?");
  }

  /** Else cells would hold anything, which is found in play only. */
  @Test
  void theWorkbookOfAGameInJavaHasListsOfItsOwnAndThoseThatGamesShare() {
    Vocabulary words =
        new Vocabulary(
            VerbCatalog.of(List.of(Send.class)),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    assertThatThrownBy(() -> new EffectWorkbook("market", "effects", words))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("ListsOfVerbsTest$Send", "takes 'where'")
        .hasMessageContaining("'zoen' is not one of", "did you mean 'zone'?");
    Vocabulary whole = words.with("zoen", List.of("hand"));
    Manifest manifest = new Manifest(Manifest.path("market"), Map.of("effects", List.of("e.xlsx")));
    assertThat(new EffectWorkbook("market", "effects", whole).sources(manifest).files())
        .containsExactly("e.xlsx");
    EffectWorkbook swapped = new EffectWorkbook("effects", "market", whole);
    assertThatThrownBy(() -> swapped.sources(manifest))
        .isInstanceOf(DeclarationMistake.class)
        .hasMessageContaining("game (effects)", "data/market/game.yaml", "in the wrong order");
  }
}
