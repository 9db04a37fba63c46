package dev.runesheet.engine.sharing;

import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.compiler.builder.impl.KnowledgeBuilderConfigurationImpl;
import org.drools.compiler.compiler.Dialect;
import org.drools.compiler.compiler.PackageRegistry;
import org.drools.mvel.builder.MVELDialectConfiguration;
import org.drools.mvel.java.JavaForMvelDialectConfiguration;
import org.kie.internal.builder.KnowledgeBuilderConfiguration;

/** Drools' configuration for rules in Java whose consequences share what Drools compiles. */
public final class SharingConfiguration extends JavaForMvelDialectConfiguration {

  private static final String JAVA = "java";
  private static final String MVEL = "mvel";

  private final ClassLoader loader;

  private SharingConfiguration(KnowledgeBuilderConfigurationImpl builder, ClassLoader loader) {
    super(builder);
    this.loader = loader;
  }

  /**
   * Has a builder share. If it reports mistakes, only a builder that does not share tells them with
   * their places.
   *
   * @param loader the class loader of what rules name
   */
  public static void share(KnowledgeBuilderConfiguration builder, ClassLoader loader) {
    KnowledgeBuilderConfigurationImpl known = builder.as(KnowledgeBuilderConfigurationImpl.KEY);
    known.setDialectConfiguration(JAVA, new SharingConfiguration(known, loader));
    known.setDialectConfiguration(MVEL, new OfConditions(known));
  }

  @Override
  public Dialect newDialect(
      ClassLoader root,
      KnowledgeBuilderConfigurationImpl builder,
      PackageRegistry registry,
      InternalKnowledgePackage pack) {
    return new SharingDialect(root, builder, registry, pack, loader);
  }

  /** The same for the language of conditions. */
  private static final class OfConditions extends MVELDialectConfiguration {

    OfConditions(KnowledgeBuilderConfigurationImpl builder) {
      super(builder);
    }

    @Override
    public Dialect newDialect(
        ClassLoader root,
        KnowledgeBuilderConfigurationImpl builder,
        PackageRegistry registry,
        InternalKnowledgePackage pack) {
      return new SharedAnalyses(root, builder, registry, pack);
    }
  }
}
