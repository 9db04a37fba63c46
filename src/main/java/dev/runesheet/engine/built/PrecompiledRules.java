package dev.runesheet.engine.built;

import dev.runesheet.engine.constraint.QueryOrder;
import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.host.NamedFunction;
import dev.runesheet.engine.own.InvalidRules;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.drools.base.common.DroolsObjectInputStream;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.drools.util.ClassUtils;
import org.drools.wiring.api.classloader.ProjectClassLoader;
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
    InvalidRules.refuse(base, sources);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream head = new DataOutputStream(bytes)) {
      head.writeUTF(libraries());
      head.writeInt(Runtime.version().feature());
      writeDeclared(((InternalKnowledgeBase) base).getRootClassLoader(), head);
      OrderedOutput stream = new OrderedOutput(head);
      stream.writeObject(new ArrayList<>(base.getKiePackages()));
      stream.flush();
    }
    return bytes.toByteArray();
  }

  /** Writes the classes that Drools made of what own rules declare, by the names of their files. */
  private static void writeDeclared(ClassLoader made, DataOutputStream to) throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    if (made instanceof ProjectClassLoader project && project.getStore() != null) {
      classes.putAll(project.getStore());
    }
    to.writeInt(classes.size());
    for (Map.Entry<String, byte[]> one : classes.entrySet()) {
      to.writeUTF(one.getKey());
      to.writeInt(one.getValue().length);
      to.write(one.getValue());
    }
  }

  /**
   * The rules; empty if they were written with another Drools or a later Java.
   *
   * @param beforeNetwork sees the rules before a network is made of them
   */
  @SuppressWarnings("unchecked")
  static Optional<KieBase> read(byte[] bytes, Consumer<Collection<KiePackage>> beforeNetwork) {
    try (DataInputStream head = new DataInputStream(new ByteArrayInputStream(bytes))) {
      boolean fits =
          head.readUTF().equals(libraries()) && head.readInt() <= Runtime.version().feature();
      if (!fits) {
        return Optional.empty();
      }
      Optional<ClassLoader> declared = declared(head);
      DroolsObjectInputStream stream =
          new DroolsObjectInputStream(head, declared.orElseGet(CallersLoader::get));
      InternalKnowledgeBase base =
          KnowledgeBaseFactory.newKnowledgeBase(
              declared.map(DroolsSettings::base).orElseGet(DroolsSettings::base));
      Collection<KiePackage> packages = (Collection<KiePackage>) stream.readObject();
      beforeNetwork.accept(packages);
      QueryOrder.keep(packages);
      NamedFunction.keep(packages);
      base.addPackages(packages);
      return Optional.of(base);
    } catch (IOException | ClassNotFoundException | RuntimeException | LinkageError unfit) {
      return Optional.empty(); // Compiling their texts tells what is wrong, if anything is.
    }
  }

  /**
   * A class loader that has the declared classes, which Drools looks up; empty if there is none.
   */
  private static Optional<ClassLoader> declared(DataInputStream from) throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    for (int left = from.readInt(); left > 0; left--) {
      String name = from.readUTF();
      byte[] written = new byte[Math.min(from.readInt(), from.available())];
      from.readFully(written);
      classes.put(name, written);
    }
    return classes.isEmpty()
        ? Optional.empty()
        : Optional.of(ProjectClassLoader.createProjectClassLoader(CallersLoader.get(), classes));
  }

  private static String libraries() {
    return "Drools " + ClassUtils.class.getPackage().getImplementationVersion();
  }
}
