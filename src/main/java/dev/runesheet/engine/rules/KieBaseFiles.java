package dev.runesheet.engine.rules;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.compiler.kie.builder.impl.KieBuilderImpl;
import org.drools.compiler.kie.builder.impl.KieContainerImpl;
import org.drools.compiler.kie.builder.impl.KieProject;
import org.drools.io.ByteArrayResource;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.kie.api.KieBase;
import org.kie.api.builder.model.KieBaseModel;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieContainer;

/**
 * The files of a {@code KieBase} that a {@code kmodule.xml} names: what lies beside its rules, and
 * the rules themselves for a Java in whose encoding KIE cannot read them, since KIE reads files in
 * the machine's encoding, but rules are UTF-8.
 */
public final class KieBaseFiles {

  /** A word that every rule begins with. */
  private static final String WORD = "rule";

  private KieBaseFiles() {}

  /** True if keywords are the same bytes in the machine's encoding as in files. */
  public static boolean areReadable() {
    Charset used = Charset.defaultCharset();
    return Arrays.equals(WORD.getBytes(used), WORD.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The rules, by their files.
   *
   * @throws IllegalStateException if not all of them are in Drools' rule language
   */
  public static List<RuleSource> read(KieContainer container, String kieBase) {
    KieProject project = ((KieContainerImpl) container).getKieProject();
    List<RuleSource> sources = new ArrayList<>();
    for (String base : bases(project, kieBase)) {
      read(project.getKieModuleForKBase(base), project.getKieBaseModel(base), sources);
    }
    return sources;
  }

  /**
   * The files in Drools' rule language of a base that a container made, as the container has them
   * now; none if no container made it.
   */
  static List<RuleSource> of(KieBase base) {
    if (!(base instanceof InternalKnowledgeBase known)
        || !(known.getKieContainer() instanceof KieContainerImpl container)) {
      return List.of();
    }
    KieProject project = container.getKieProject();
    return bases(project, known.getId()).stream()
        .filter(one -> project.getKieBaseModel(one) != null)
        .flatMap(one -> of(project.getKieModuleForKBase(one), project.getKieBaseModel(one)))
        .toList();
  }

  private static Stream<RuleSource> of(InternalKieModule files, KieBaseModel base) {
    return new TreeSet<>(files.getFileNames())
        .stream()
            .filter(file -> ResourceType.determineResourceType(file) == ResourceType.DRL)
            .filter(file -> isOf(files, base, file))
            .map(file -> new RuleSource(file, text(files, file)));
  }

  /** A base and those that it includes. */
  private static Set<String> bases(KieProject project, String kieBase) {
    Set<String> bases = new TreeSet<>(project.getTransitiveIncludes(kieBase));
    bases.add(kieBase);
    return bases;
  }

  /**
   * Finds what lies beside the rules of a base, such as their catalog: in the module that KIE took
   * the base from, otherwise by a class loader. Of several jars with the same game the class loader
   * finds the first, KIE perhaps another.
   *
   * @param file a file that only the right module has
   */
  public static ClassLoader beside(
      KieContainer container, String kieBase, String file, ClassLoader otherwise) {
    if (container instanceof KieContainerImpl known) {
      KieProject project = known.getKieProject();
      for (String base : bases(project, kieBase)) {
        InternalKieModule module = project.getKieModuleForKBase(base);
        if (module != null && module.hasResource(file)) {
          return new ModuleFiles(module, otherwise);
        }
      }
    }
    return otherwise;
  }

  private static final class ModuleFiles extends ClassLoader {

    private final InternalKieModule module;

    ModuleFiles(InternalKieModule module, ClassLoader otherwise) {
      super(otherwise);
      this.module = module;
    }

    @Override
    public InputStream getResourceAsStream(String name) {
      return module.hasResource(name)
          ? new ByteArrayInputStream(module.getBytes(name))
          : super.getResourceAsStream(name);
    }
  }

  private static void read(InternalKieModule files, KieBaseModel base, List<RuleSource> sources) {
    for (String file : new TreeSet<>(files.getFileNames())) {
      ResourceType type = ResourceType.determineResourceType(file);
      if (type == null || type == ResourceType.JAVA || !isOf(files, base, file)) {
        continue;
      }
      if (type != ResourceType.DRL) {
        throw new IllegalStateException(
            "encoding ("
                + Charset.defaultCharset().name()
                + ") is what KIE reads files of a KieBase in, but ("
                + file
                + ") is not written in it. Start Java with -Dfile.encoding=UTF-8.");
      }
      sources.add(new RuleSource(file, text(files, file)));
    }
  }

  /** True if a file belongs to a base, by its package; KIE decodes the content. */
  private static boolean isOf(InternalKieModule files, KieBaseModel base, String file) {
    return KieBuilderImpl.filterFileInKBase(
        files,
        base,
        file,
        () -> new ByteArrayResource(text(files, file).getBytes(Charset.defaultCharset())),
        false);
  }

  private static String text(InternalKieModule files, String file) {
    return new String(files.getBytes(file), StandardCharsets.UTF_8);
  }
}
