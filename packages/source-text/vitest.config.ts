import { defineConfig, mergeConfig } from 'vitest/config';
import { packageTests } from './src/testing/packageTests.ts';

export default mergeConfig(packageTests, defineConfig({ test: { name: 'source-text' } }));
