package dev.runesheet.engine.built;

import dev.runesheet.engine.constraint.QueryOrder;
import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.own.UnfitRules;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.drools.base.common.DroolsObjectInputStream;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.drools.util.ClassUtils;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/**
 * Rules as Drools keeps them once they are compiled. Reading these takes a tenth of the time that
 * compiling takes. They fit the Drools and the Java, or a later Java, with which they were written;
 * with others, the rules are compiled from their texts.
 */
public final class PrecompiledRules {

  private PrecompiledRules() {}

  /**
   * Compiles rules.
   *
   * @return what {@link #read} takes, the same bytes for the same rules
   * @throws dev.runesheet.engine.rules.RuleCompilationException if they do not compile
   */
  public static byte[] write(List<RuleSource> sources) throws IOException {
    KieBase base = RuleCompiler.compileInTurn(sources);
    UntriggeredRuleException.refuse(new OwnRules(base).untriggered(), sources);
    UnfitRules.refuse(base, sources);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OrderedOutput stream = new OrderedOutput(bytes)) {
      stream.writeUTF(libraries());
      stream.writeInt(Runtime.version().feature());
      stream.writeObject(new ArrayList<>(base.getKiePackages()));
    }
    return bytes.toByteArray();
  }

  /**
   * The rules; empty if they were written with another Drools or a later Java.
   *
   * @param beforeNetwork sees the rules before a network is made of them
   */
  @SuppressWarnings("unchecked")
  static Optional<KieBase> read(byte[] bytes, Consumer<Collection<KiePackage>> beforeNetwork) {
    try (DroolsObjectInputStream stream =
        new DroolsObjectInputStream(new ByteArrayInputStream(bytes), CallersLoader.get())) {
      boolean fits =
          stream.readUTF().equals(libraries()) && stream.readInt() <= Runtime.version().feature();
      if (!fits) {
        return Optional.empty();
      }
      InternalKnowledgeBase base = KnowledgeBaseFactory.newKnowledgeBase(DroolsSettings.base());
      Collection<KiePackage> packages = (Collection<KiePackage>) stream.readObject();
      beforeNetwork.accept(packages);
      QueryOrder.keep(packages);
      base.addPackages(packages);
      return Optional.of(base);
    } catch (IOException | ClassNotFoundException | RuntimeException | LinkageError unfit) {
      return Optional.empty(); // Compiling their texts tells what is wrong, if anything is.
    }
  }

  private static String libraries() {
    return "Drools " + ClassUtils.class.getPackage().getImplementationVersion();
  }
}
