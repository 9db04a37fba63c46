package dev.runesheet.engine;

import static dev.runesheet.engine.OwnRuleTexts.HEAD;
import static dev.runesheet.engine.OwnRuleTexts.played;
import static dev.runesheet.engine.OwnRuleTexts.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.engine.testgame.Wild;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.junit.jupiter.api.Test;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.KieRepository;
import org.kie.api.builder.ReleaseId;
import org.kie.api.runtime.KieContainer;

/** Rules of a container that KIE has updated to another version of its module. */
class UpdatedContainerTest {

  private static final String QUERY =
      "query weak( Entity $e, int $n ) $e := Entity( stat( \"life\" ) < $n ) end\n"
          + rule(
              "asks",
              "Event( trigger == \"turn starts\" ) weak( $e, 3; )",
              "changes.setStat( $e, \"guard\", 2 );");

  private static String another(int limit) {
    return rule(
        "another",
        "Event( trigger == \"turn ends\" ) $e : Entity( stat( \"life\" ) < " + limit + " )",
        "changes.setStat( $e, \"guard\", 1 );");
  }

  private static ReleaseId module(String name, String version, String own) {
    KieServices kie = KieServices.get();
    ReleaseId release = kie.newReleaseId("test.updated", name, version);
    KieFileSystem files = kie.newKieFileSystem().generateAndWritePomXML(release);
    List<RuleSource> sources = new ArrayList<>(Books.sources(List.of(Wild.effects())));
    sources.add(new RuleSource("own.drl", HEAD + own));
    for (RuleSource source : sources) {
      files.write("src/main/resources/" + sources.indexOf(source) + ".drl", source.drl());
    }
    return kie.newKieBuilder(files).buildAll().getKieModule().getReleaseId();
  }

  private static RuleBook book(KieContainer container) {
    return RuleBook.of(
        new Skirmish(),
        container.getKieBase(),
        Books.notes(List.of(Wild.effects())),
        MissingNode.getInstance());
  }

  /** Drools leaves nothing of a query whose file was updated but its name. */
  @Test
  void rulesWithQueriesThatDroolsHasStrippedAreRefused() {
    ReleaseId first = module("queries", "1.0", QUERY + another(5));
    ReleaseId second = module("queries", "1.1", QUERY + another(6));
    KieContainer container = KieServices.get().newKieContainer(first);
    book(container);

    assertThat(container.updateToVersion(second).getMessages()).isEmpty();
    assertThatThrownBy(() -> book(container))
        .isInstanceOf(RuleCompilationException.class)
        .hasMessageContainingAll("(weak)", "take the rules of a new one")
        .hasMessageNotContaining("never binds");
    played(book(KieServices.get().newKieContainer(second))).close();
  }

  /** Of a rule that does not compile an update leaves no code. */
  @Test
  void rulesOfAnUpdateThatFailedAreRefused() throws IOException {
    ReleaseId first = module("failed", "1.0", another(5));
    ReleaseId second = module("failed", "1.1", another(6));
    KieContainer container = KieServices.get().newKieContainer(first);
    book(container);
    spoil(second, "setStat(", "setStatt(");

    assertThat(container.updateToVersion(second).getMessages()).isNotEmpty();
    assertThatThrownBy(() -> book(container))
        .isInstanceOf(RuleCompilationException.class)
        .hasMessageContainingAll(
            "(another)", "lost its consequence", "take the rules of a new one");
  }

  /** Writes another text into the files of a module that is built already. */
  private static void spoil(ReleaseId module, String text, String other) throws IOException {
    KieRepository repository = KieServices.get().getRepository();
    InternalKieModule built = (InternalKieModule) repository.getKieModule(module);
    ByteArrayOutputStream jar = new ByteArrayOutputStream();
    try (ZipInputStream from = new ZipInputStream(new ByteArrayInputStream(built.getBytes()));
        ZipOutputStream to = new ZipOutputStream(jar)) {
      for (ZipEntry entry = from.getNextEntry(); entry != null; entry = from.getNextEntry()) {
        String content = new String(from.readAllBytes(), StandardCharsets.ISO_8859_1);
        boolean rules = entry.getName().endsWith(".drl");
        to.putNextEntry(new ZipEntry(entry.getName()));
        to.write(
            (rules ? content.replace(text, other) : content).getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    repository.addKieModule(
        KieServices.get().getResources().newByteArrayResource(jar.toByteArray()));
  }

  @Test
  void otherRulesPlayOnAsThoseOfANewContainer() {
    ReleaseId first = module("rules", "1.0", another(5));
    ReleaseId second = module("rules", "1.1", another(6));
    KieContainer container = KieServices.get().newKieContainer(first);
    book(container);

    assertThat(container.updateToVersion(second).getMessages()).isEmpty();
    try (Match one = played(book(container));
        Match other = played(book(KieServices.get().newKieContainer(second)))) {
      assertThat(one.happenings().toString()).isEqualTo(other.happenings().toString());
    }
  }
}
