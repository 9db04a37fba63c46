package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.runesheet.ShippedFiles;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.Choices;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.Parameter.Type;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.VerbProvider;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Verbs come into a game's catalog by ServiceLoader; this test's own provider is on its class path.
 */
public class VerbsOfOtherJarsTest {

  /** A verb of another jar. */
  @Verb(
      name = "drain",
      says = "drain {amount} from {target}",
      doc = "Lowers the target's strength.",
      changes = Verb.Change.STAT)
  public static final class Drain {
    private Drain() {}

    /** Does it. */
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "who is drained") Entity target,
        @Param(value = "amount", doc = "how much", min = 0, max = 9) int amount) {
      AddStat.perform(reaction, target, "strength", -amount);
    }
  }

  /** Adds it to a made-up game. */
  public static final class Provider implements VerbProvider {
    @Override
    public String game() {
      return "made-up";
    }

    @Override
    public List<Class<?>> verbs() {
      return List.of(Drain.class);
    }
  }

  /** The made-up game, which itself knows one verb. */
  private static final class MadeUp implements AuthoringPack {
    @Override
    public String game() {
      return "made-up";
    }

    @Override
    public List<Class<?>> verbs() {
      return List.of(AddStat.class);
    }

    @Override
    public PackContent read(PackFiles files, Diagnostics diagnostics) {
      return new PackContent(List.of(), List.of(), NullNode.getInstance());
    }
  }

  @Test
  void aGamesCatalogHoldsItsOwnVerbsAndThoseOfOtherJars() {
    VerbSpec drain = new MadeUp().catalog().get("drain");

    assertThat(new MadeUp().catalog().names()).containsExactly("add-stat", "drain");
    assertThat(drain.parameters())
        .containsExactly(
            parameter("target", Type.ENTITY, -Double.MAX_VALUE, Double.MAX_VALUE, "who is drained"),
            parameter("amount", Type.WHOLE, 0, 9, "how much"));
  }

  private static Parameter parameter(String name, Type type, double min, double max, String doc) {
    return new Parameter(
        name, type, "", "", Choices.NONE, Param.Accepts.ANY, min, max, false, Double.NaN, doc);
  }

  @Test
  void otherGamesDoNotGetThem() {
    assertThat(Packs.find("math-battle").catalog().find("drain")).isNull();
  }

  @Test
  void aVerbThatAnotherGameOfItsProviderWouldGetIsFoundWithTheProvider() {
    String cards = "data/ember-vale/cards.yaml";
    String text = new String(ShippedFiles.ALL.read(cards).orElseThrow(), StandardCharsets.UTF_8);
    String drains = text.replace("{do: damage, target: target,", "{do: drain, target: target,");
    assertThat(drains).isNotEqualTo(text);
    Diagnostics findings = new Diagnostics();

    PackBuilder.read(
        Packs.find("ember-vale"),
        ShippedFiles.with(Map.of(cards, drains.getBytes(StandardCharsets.UTF_8))),
        findings);

    assertThat(findings.all())
        .filteredOn(one -> one.code() == Code.UNKNOWN_VERB)
        .isNotEmpty()
        .allSatisfy(
            one ->
                assertThat(one.message())
                    .contains("found 'drain'", "VerbsOfOtherJarsTest$Provider brings it")
                    .contains("brings it, but for a game that there is not:")
                    .contains("'made-up' is not one of")
                    .contains("ember-vale"));
  }

  /** A verb that no game lists. */
  @Verb(name = "soak", says = "soak", doc = "Does nothing.", changes = Verb.Change.STAT)
  public static final class Soak {
    private Soak() {}
  }

  @Test
  void aVerbWhoseClassTheGameForgotIsFoundWithTheClass() {
    SourceLocation place = SourceLocation.file("cards.yaml");
    Diagnostic unknown =
        Diagnostic.unknownWord(Code.UNKNOWN_VERB, place, "soak", List.of("add-stat"));
    assertThat(UnmatchedProviders.named(List.of(unknown), new MadeUp()))
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("class " + Soak.class.getName() + " has it, but verbs() of ")
        .contains(MadeUp.class.getName() + " lacks it");
    assertThat(UnmatchedProviders.named(List.of(unknown), Packs.find("ember-vale")))
        .containsExactly(unknown);
  }

  @Test
  void aFamilyOfQuestionsThatAnotherGameOfItsProviderWouldGetIsFoundWithTheProvider() {
    String manifest = "data/ember-vale/game.yaml";
    String text = new String(ShippedFiles.ALL.read(manifest).orElseThrow(), StandardCharsets.UTF_8);
    String named = text.replace("homes:\n", "homes:\n  tolls: tolls.drl.xlsx\n");
    Diagnostics findings = new Diagnostics();

    PackBuilder.read(
        Packs.find("ember-vale"),
        ShippedFiles.with(Map.of(manifest, named.getBytes(StandardCharsets.UTF_8))),
        findings);

    assertThat(findings.all())
        .filteredOn(one -> one.code() == Code.UNKNOWN_FIELD)
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("found 'tolls'", "OwnQuestionTest$Provider brings it, but for a game that there")
        .contains("'made-up' is not one of", "ember-vale");
  }

  @Test
  void aVerbThatIsDeclaredTwiceIsAProgrammersError() {
    assertThatThrownBy(() -> VerbCatalog.of(List.of(Drain.class, Drain.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("drain")
        .hasMessageContaining("Maybe");
  }

  @Test
  void aClassThatIsNoVerbIsAProgrammersError() {
    assertThatThrownBy(() -> VerbCatalog.of(List.of(String.class)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.String");
  }
}
